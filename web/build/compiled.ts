// The browser compiles all functions of a script in the background while it loads. Without this line it compiles each
// function on the thread of the page when it is first called, which takes half the time of drawing a page.
import type { Plugin } from "vite";

export const hint = "//# allFunctionsCalledOnLoad\n";

export function compiled(): Plugin {
  return {
    name: "summand-compiled",
    apply: "build",
    // The line must be the first one, and Vite adds others.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = hint + file.code;
      },
    },
  };
}
