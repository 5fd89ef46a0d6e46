import { mount } from "svelte";
import "katex/dist/katex.min.css";
import "./shell/tokens.css";
import "./shell/page.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
