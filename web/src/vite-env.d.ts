/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The addresses of both parts of the core and of its guide (build/core-module.ts), or null without them. */
declare module "virtual:summand-module" {
  export const module: string | null;
  export const rest: string | null;
  export const guide: string | null;
}

/** Pages of docs/ (build/guide-pages.ts). */
declare module "virtual:guide/*" {
  const blocks: import("../build/guide-pages").Block[];
  export default blocks;
}
