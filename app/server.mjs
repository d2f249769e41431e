// Starts the web server from what `npm run build` made; `--dev` serves the sources through Vite.
if (process.argv.includes("--dev")) {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const loadBuild = () => vite.ssrLoadModule("virtual:remix/server-build");
  const { entry } = await loadBuild();
  await entry.module.start({ loadBuild, viteMiddleware: vite.middlewares });
} else {
  const build = await import("../build/server/index.js");
  await build.entry.module.start({ loadBuild: async () => build });
}
