import { mount } from "svelte";
import "katex/dist/katex.min.css";
import "./shell/tokens.css";
import "./shell/page.css";
import App from "./App.svelte";
import { breath } from "./shell/breath";
import { here } from "./shell/here.svelte";
import { answered } from "./engine/module";
import { loadPage } from "./pages";
import { keepPage } from "./offline/offline.svelte";

// Reading this script, asking for the files of the page and setting up the bar are three pieces of work.
void breath()
  .then(() => {
    loadPage(here.path);
    return breath();
  })
  .then(() => mount(App, { target: document.getElementById("app")! }));

// The page is kept on this device after the first answer, so that this is not waited for longer, or after a time without
// a question. The development server changes its files all the time.
const kRest = 10_000; // milliseconds
if (import.meta.env.PROD) {
  const rest = new Promise((resolve) => addEventListener("load", () => setTimeout(resolve, kRest)));
  void Promise.race([answered, rest])
    .then(keepPage)
    .catch(() => undefined);
}
