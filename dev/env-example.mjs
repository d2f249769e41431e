// npm run env:example: writes .env.example and the table of docs/operations.md from the schema of the
// environment.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { envSchema } from "../modules/platform/env-schema.server.ts";

const EXAMPLE = ".env.example";
const PAGE = "docs/operations.md";
const BEGIN = "<!-- Written by `npm run env:example`. -->";
const END = "<!-- The table ends here. -->";

const HEAD = `# Every variable that Goodstanding reads, with its default; \`npm run env:example\` writes this file.
# Copy the lines that you change to a file .env. Docker Compose reads that by itself; elsewhere:
#   node --env-file=.env dev/start.mjs
`;

/**
 * @typedef {object} Variable
 * @property {string} name
 * @property {string} preset the value that counts where none is given, "" for none
 * @property {string} does what it does, in one line
 */

/**
 * The variables of a schema, in its order.
 * @param {import("zod").ZodObject} schema
 * @returns {Variable[]}
 * @throws Error naming those without a description
 */
export function variablesOf(schema) {
  const variables = Object.entries(schema.shape);
  const silent = variables.filter(([, field]) => !field.description).map(([name]) => name);
  if (silent.length > 0) throw new Error(`Not described: ${silent.join(", ")}`);
  return variables.map(([name, field]) => {
    const choices = choicesOf(field);
    const one = choices && !isFlag(choices) ? ` (${choices.join(", ")})` : "";
    return { name, preset: presetOf(field), does: `${field.description}${one}` };
  });
}

const isFlag = (choices) => choices.join() === "0,1";

/** The values that a field may have, where they are listed. */
function choicesOf({ def }) {
  if (def.type === "enum") return Object.values(def.entries);
  const inner = def.innerType ?? def.in;
  return inner && choicesOf(inner);
}

function presetOf({ def }) {
  const preset = def.type === "default" ? def.defaultValue : "";
  return String(typeof preset === "boolean" ? Number(preset) : preset);
}

/** What `.env.example` has to be: all lines are comments, so that a copy changes nothing. */
export const exampleOf = (schema) => [HEAD, ...variablesOf(schema).map(lineOf)].join("\n");

/** A value with spaces or marks is quoted, for whatever reads the file. */
const lineOf = ({ name, preset, does }) =>
  `# ${does}\n# ${name}=${/[^\w./:@,-]/.test(preset) ? JSON.stringify(preset) : preset}\n`;

/** The rows of the table, with its head. */
export function tableOf(schema) {
  const rows = variablesOf(schema).map(
    ({ name, preset, does }) => `| \`${name}\` | ${preset && `\`${preset}\``} | ${does} |`,
  );
  return ["| variable | default | what it does |", "| --- | --- | --- |", ...rows].join("\n");
}

/**
 * The files that are written from the schema, as they are and as they have to be.
 * @param {string} [root] the repository
 */
export function writtenFromEnv(root = ".") {
  const read = (name) => {
    const file = path.join(root, name);
    return { file, text: fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "" };
  };
  const page = read(PAGE);
  const start = page.text.indexOf(BEGIN);
  const end = page.text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`${PAGE} lacks the marks of its table.`);
  const table = `${BEGIN}\n\n${tableOf(envSchema)}\n\n`;
  return [
    { ...read(EXAMPLE), wanted: exampleOf(envSchema) },
    { ...page, wanted: page.text.slice(0, start) + table + page.text.slice(end) },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, wanted } of writtenFromEnv()) fs.writeFileSync(file, wanted);
}
