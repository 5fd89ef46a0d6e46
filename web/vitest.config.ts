import { defineConfig } from "vitest/config";
import { coreModule } from "./build/core-module.ts";

export default defineConfig({
  plugins: [coreModule()],
  test: { testTimeout: 60_000, pool: "threads", maxWorkers: 1 },
});
