/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The address of the module of the core (build/core-module.ts), or null if the page is built without it. */
declare module "virtual:summand-module" {
  const url: string | null;
  export default url;
}
