import { mount } from "svelte";
import "katex/dist/katex.min.css";
import "./shell/tokens.css";
import "./shell/page.css";
import App from "./App.svelte";
import { breath } from "./shell/breath";
import { here } from "./shell/here.svelte";
import { loadPage } from "./pages";
import { keepPage } from "./offline/offline.svelte";

// Reading this script, asking for the files of the page and setting up the bar are three pieces of work.
void breath()
  .then(() => {
    loadPage(here.path);
    return breath();
  })
  .then(() => mount(App, { target: document.getElementById("app")! }));

// The development server changes its files all the time.
if (import.meta.env.PROD) addEventListener("load", () => void keepPage().catch(() => undefined));
