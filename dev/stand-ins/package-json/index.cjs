const { readFile } = require("node:fs/promises");
const path = require("node:path");

/** What Remix reads: the content of the package.json in a folder. */
exports.load = async (folder) => ({
  content: JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")),
});
