// npm run map: writes the map of the rooms into modules/README.md, from the imports as they are.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const README = "modules/README.md";
const BEGIN = "<!-- Written by `npm run map`. -->";
const END = "<!-- The map ends here. -->";

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {string} owns the first sentence of its README
 * @property {readonly string[]} imports the rooms that it imports, apart from platform
 * @property {readonly string[]} may those that it does not import yet but may
 */

/**
 * The rooms in the order of .dependency-cruiser.cjs.
 * @param {string} root the repository
 * @returns {Room[]}
 */
function readRooms(root) {
  const config = createRequire(import.meta.url)(path.resolve(root, ".dependency-cruiser.cjs"));
  const orders = config.forbidden.filter(({ name }) => name.startsWith("order-of-"));
  const names = orders.map(({ name }) => name.slice("order-of-".length));
  const imported = importsOf(root);
  return orders.map(({ to }, index) => {
    const name = names[index];
    const imports = names.filter((other) => imported.get(name)?.has(other));
    const isAllowed = (other) => !new RegExp(to.path).test(`modules/${other}/contract.ts`);
    const may = names.filter(
      (other) => other !== name && isAllowed(other) && !imports.includes(other),
    );
    return { name, owns: ownsOf(root, name), imports, may };
  });
}

/** Room → the rooms that its files import by alias, types included; no other import leaves a room. */
function importsOf(root) {
  const found = new Map();
  for (const file of fs.readdirSync(path.join(root, "modules"), { recursive: true })) {
    const [room, ...rest] = file.split(path.sep);
    if (rest.length === 0 || !/\.tsx?$/.test(file)) continue;
    const text = fs.readFileSync(path.join(root, "modules", file), "utf8");
    const named = [...text.matchAll(/"#modules\/([\w-]+)\//g)].map(([, other]) => other);
    found.set(room, new Set([...(found.get(room) ?? []), ...named]));
  }
  return found;
}

function ownsOf(root, name) {
  const text = fs.readFileSync(path.join(root, "modules", name, "README.md"), "utf8");
  const paragraph = text.split(/\n\s*\n/)[1] ?? "";
  return paragraph.replace(/\s+/g, " ").split(/\.(?:\s|$)/)[0];
}

/**
 * The map as Markdown: a table, and a diagram.
 * @param {readonly Room[]} rooms
 * @returns {string}
 */
export function drawMap(rooms) {
  const listed = (names) => names.join(", ") || "—";
  const rows = rooms.map(
    ({ name, owns, imports, may }) =>
      `| [${name}](${name}/README.md) | ${owns} | ${listed(imports)} | ${listed(may)} |`,
  );
  const arrows = rooms.flatMap(({ name, imports }) =>
    imports.length === 0 ? `  ${name}` : `  ${name} --> ${imports.join(" & ")}`,
  );
  return [
    "| room | what | imports | may import too |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
    "```mermaid",
    "flowchart TD",
    ...arrows,
    "```",
  ].join("\n");
}

/**
 * modules/README.md as it is and as it has to be.
 * @param {string} [root] the repository
 */
export function mapOf(root = ".") {
  const file = path.join(root, README);
  const text = fs.readFileSync(file, "utf8");
  const start = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`${README} lacks the marks of its map.`);
  const map = `${BEGIN}\n\n${drawMap(readRooms(root))}\n\n`;
  return { file, text, mapped: text.slice(0, start) + map + text.slice(end) };
}

/** Brings the map up to date. */
export function writeMap(root = ".") {
  const { file, mapped } = mapOf(root);
  fs.writeFileSync(file, mapped);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeMap();
