// The page without a network: it is kept by a service worker, and a new version waits until asked.
import { toast, voice } from "../shell/voice.svelte";

/** Whether a new version waits. */
export const version = $state({ waits: false });
let waiting: ServiceWorker | null = null;

function wait(worker: ServiceWorker | null) {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  version.waits = true;
}

/** Keeps the files of the page on this device. */
export async function keepPage() {
  if (!("serviceWorker" in navigator)) return;
  const first = !navigator.serviceWorker.controller;
  const registration = await navigator.serviceWorker.register("./sw.js");
  wait(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") wait(worker);
      if (worker.state === "activated" && first && !voice.toast) toast("Works offline now.");
    });
  });
}

/** Loads the new version. */
export function loadNewVersion() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting?.postMessage("take over");
}
