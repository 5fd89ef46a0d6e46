// The service worker: it keeps the files of the page, so that the page opens without a network.
// The build writes the list of the files and a version into it (build/offline.ts).

/** What this file needs of the scope of a service worker. */
interface Scope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: { waitUntil(done: Promise<unknown>): void }) => void): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: { request: Request; respondWith(response: Promise<Response>): void }) => void): void;
}

declare const __PAGE_FILES__: string[];
declare const __PAGE_VERSION__: string;

const scope = globalThis as unknown as Scope;
const files = __PAGE_FILES__;
const prefix = "summand-page-";
const cacheName = prefix + __PAGE_VERSION__;

scope.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" })))));
});

scope.addEventListener("activate", (event) => {
  const old = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((each) => each.startsWith(prefix) && each !== cacheName).map((each) => caches.delete(each)));
    await scope.clients.claim();
  };
  event.waitUntil(old());
});

// A new version takes over only when the page asks for it.
scope.addEventListener("message", (event) => {
  if (event.data === "take over") void scope.skipWaiting();
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || !address.href.startsWith(scope.registration.scope)) return;
  const file = address.pathname.slice(new URL(scope.registration.scope).pathname.length);
  const kept = request.mode === "navigate" ? "index.html" : file;
  if (!files.includes(kept)) return;
  const answer = async () => (await (await caches.open(cacheName)).match(kept, { ignoreVary: true })) ?? fetch(request);
  event.respondWith(answer());
});
