// npm run new:module -- name: makes a room in modules/ with one command, one query, a table and tests,
// and gives it its place wherever rooms are listed.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { writeMap } from "./map.mjs";
import { moduleFiles, namesOf } from "./module-template.mjs";

const root = path.resolve(import.meta.dirname, "..");
const ORDER = ".dependency-cruiser.cjs";
/** The table of the actions of the record of changes, and what each is called. */
const ACTION_KINDS = "modules/console/domain/audit-kinds.ts";
const ACTION_WORDS = "app/screens/console/account/audit-actions-words.ts";

const MOST_LETTERS = 30;
/** Not of a room, though the record of changes or a folder has them; and names that say nothing. */
const reserved = ["jobs", "generated", "decisions", "app", "workers", "dev", "tests", "prisma"];
const vague = /(^|-)(utils?|helpers?|manager|service)(-|$)/;

const read = (file) => fs.readFileSync(path.join(root, file), "utf8");

function write(file, text) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

/** Why a room cannot be called so; `undefined` when it can. */
function whyNot(name) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > MOST_LETTERS) {
    return `“${name}” is no name for a module: use lower-case words joined by hyphens, at most ${MOST_LETTERS} letters, for example board-seats.`;
  }
  if (fs.existsSync(path.join(root, "modules", name))) return `modules/${name} is there already.`;
  if (reserved.includes(name)) return `“${name}” is reserved: choose another name.`;
  if (vague.test(name)) return `“${name}” does not say what the module holds: choose another name.`;
  for (const file of [`prisma/schema/${name}.prisma`, `tests/modules/${name}`]) {
    if (fs.existsSync(path.join(root, file)))
      return `${file} is there already: choose another name.`;
  }
  const { model, table } = namesOf(name);
  for (const file of fs.readdirSync(path.join(root, "prisma/schema"))) {
    const text = read(`prisma/schema/${file}`);
    if (text.includes(`model ${model} {`) || text.includes(`@@map("${table}")`)) {
      return `The table ${table} is in prisma/schema/${file} already: choose another name.`;
    }
  }
  return undefined;
}

const keyOf = (name) => (name.includes("-") ? `"${name}"` : name);

/** The list of rooms with one more at its end: above all others, and allowed platform alone. */
function withPlace(text, name) {
  const start = text.indexOf("const order = {");
  const end = text.indexOf("\n};", start);
  if (start < 0 || end < 0) throw new Error(`${ORDER} lacks the order of the rooms.`);
  return `${text.slice(0, end)}\n  ${keyOf(name)}: [],${text.slice(end)}`;
}

/** A sorted list of the actions with one more line in its place. */
function withAction(file, action, value) {
  const lines = read(file).split("\n");
  const actions = lines.flatMap((line, index) => {
    const [, known] = /^ {2}"([a-z-]+\.[a-z-]+)": "/.exec(line) ?? [];
    return known ? [{ known, index }] : [];
  });
  const last = actions.at(-1);
  if (!last) throw new Error(`${file} lacks the list of the actions.`);
  const next = actions.find(({ known }) => known > action)?.index ?? last.index + 1;
  write(file, lines.toSpliced(next, 0, `  "${action}": "${value}",`).join("\n"));
}

function run(...args) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}.`);
}

const [name, ...more] = process.argv.slice(2);
if (!name || more.length > 0) {
  console.error("Usage: npm run new:module -- name-in-lower-case");
  process.exit(1);
}
const why = whyNot(name);
if (why) {
  console.error(why);
  process.exit(1);
}
const files = moduleFiles(name, new Date());
const { action, actionWords } = namesOf(name);
for (const [file, text] of Object.entries(files)) write(file, text);
write(ORDER, withPlace(read(ORDER), name));
withAction(ACTION_KINDS, action, "elsewhere");
withAction(ACTION_WORDS, action, actionWords);
// What is broken over how many lines depends on the length of the name.
run(
  "node_modules/@biomejs/biome/bin/biome",
  "check",
  "--write",
  ...Object.keys(files).filter((file) => file.endsWith(".ts")),
);
run("dev/generate.mjs");
writeMap(root);
console.log(`
modules/${name} is there, with:
${Object.keys(files)
  .map((file) => `  ${file}`)
  .join("\n")}
Its place is in ${ORDER}, ${ACTION_KINDS},
${ACTION_WORDS} and modules/README.md.

Next:
  1. npm run check, and npx vitest run --project database tests/modules/${name}
  2. Put what the module is really about in place of its entries. Change the migration while it is
     unpublished; afterwards npm run new:migration writes the next one.
  3. Say in modules/${name}/README.md what it owns, and run npm run map.
  4. Name the rooms that it may import in ${ORDER}.
  5. Words of a public page need Spanish, jobs a place in workers/registry.ts: modules/README.md.`);
