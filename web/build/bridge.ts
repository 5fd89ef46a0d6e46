// Answers the page's questions with the native program: POST /engine?session=ID with one line of
// JSON-RPC, answered by the lines up to the one with the same id. A session is one `summand serve`.
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Connect, Plugin } from "vite";

const program =
  process.env.SUMMAND ??
  fileURLToPath(new URL("../../build/ci/apps/summand/summand", import.meta.url));

class Session {
  private readonly child: ChildProcessWithoutNullStreams;
  private listener: ((line: string | null) => void) | null = null;

  constructor(private readonly ended: () => void) {
    this.child = spawn(program, ["serve"]);
    createInterface({ input: this.child.stdout }).on("line", (line) => this.listener?.(line));
    this.child.on("error", () => this.end());
    this.child.on("exit", () => this.end());
    this.child.stdin.on("error", () => this.end());
  }

  ask(line: string, listener: (line: string | null) => void) {
    this.listener = listener;
    this.child.stdin.write(line + "\n");
  }

  end() {
    const listener = this.listener;
    this.listener = null;
    this.child.kill();
    this.ended();
    listener?.(null);
  }
}

const sessions = new Map<string, Session>();

function session(id: string): Session {
  const known = sessions.get(id);
  if (known) return known;
  const opened = new Session(() => sessions.delete(id));
  sessions.set(id, opened);
  return opened;
}

// A page of another host must not drive a program on this machine.
function ownPage(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin !== undefined && host !== undefined && new URL(origin).host === host;
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const id = new URL(request.url ?? "", "http://page").searchParams.get("session");
  if (request.method !== "POST" || !id || !ownPage(request)) {
    response.writeHead(403).end();
    return;
  }
  let line = "";
  for await (const chunk of request) line += chunk;
  const asked = JSON.parse(line).id;
  const talk = session(id);
  let done = false;
  response.on("close", () => {
    if (!done) talk.end();
  });
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  talk.ask(line, (reply) => {
    if (reply !== null) response.write(reply + "\n");
    if (reply === null || JSON.parse(reply).id === asked) {
      done = true;
      response.end();
    }
  });
}

const handle: Connect.NextHandleFunction = (request, response, next) => {
  if (!request.url?.startsWith("/engine")) next();
  else answer(request, response).catch(() => response.destroy());
};

export function bridge(): Plugin {
  const use = (server: { middlewares: Connect.Server }) => void server.middlewares.use(handle);
  return { name: "summand-bridge", configureServer: use, configurePreviewServer: use };
}
