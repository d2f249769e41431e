import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The path aliases of tsconfig.json, in Vite's words; Vitest reads them too. */
export const alias = {
  "~": here("./app"),
  "#modules": here("./modules"),
  "#workers": here("./workers"),
  "#tests": here("./tests"),
};

/**
 * What nearly every page shows travels as one file: twenty small ones compress so much worse that
 * a form page would be 5 kB heavier.
 */
const everyPage =
  /app\/(ui\/(ui-context|form|form-context|use-form-state|field|inputs|icons|button|notice|toast|page|cx|error-summary|guarded-action|words|selects|choices)|parts\/shell\/(?!banners|member-nav)[\w-]+|http\/((inquiry-|listing-)?paths|href|page-areas|private-pages|analytics\.client)|root-data)\.tsx?$|modules\/platform\/messages\.ts$|vite\/preload-helper/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig)],
  resolve: { alias },
  // esbuild refuses to lower destructuring for Vite's default targets.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      output: { manualChunks: (id) => (everyPage.test(id) ? "every-page" : undefined) },
    },
    // Twice over, terser makes React and the router a tenth smaller than esbuild does. Nobody waits for
    // the server's file to arrive, and a fault in it is read by its names.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, safari10: false, module: true, compress: { passes: 3 } },
  },
  optimizeDeps: {
    esbuildOptions: { target: "es2022" },
    // Server packages whose browser builds are not installed; the scan of the routes meets them.
    exclude: ["@node-rs/argon2"],
  },
}));
