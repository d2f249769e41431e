// The registry of the bylaws' variants is written from the folders in modules/bylaws/variants, so
// that a new variant is one new folder. Each part of a folder has a list of its own: what a browser
// loads must not import what judges the answers, nor that the documents' text.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOM = "modules/bylaws";
const VARIANTS = `${ROOM}/variants`;
const REGISTRY = `${ROOM}/generated`;

/** @type {readonly { file: string; from: string; part: string; docs: string; list: string; spread?: string; of?: string }[]} */
const lists = [
  {
    file: "titles.ts",
    from: "questions",
    part: "Titles",
    list: "templateTitles",
    docs: "What every variant is called, one catalogue.",
    spread: ".en",
  },
  {
    file: "titles-in-spanish.ts",
    from: "spanish",
    part: "TitlesInSpanish",
    list: "templateTitlesInSpanish",
    docs: "The same in Spanish. Apart, because browsers load it for its readers alone.",
    spread: "",
  },
  {
    file: "questions.ts",
    from: "questions",
    part: "Questions",
    list: "templateQuestions",
    docs: "How every variant asks, one catalogue.",
    spread: ".en",
  },
  {
    file: "questions-in-spanish.ts",
    from: "spanish",
    part: "QuestionsInSpanish",
    list: "templateQuestionsInSpanish",
    docs: "The same in Spanish, for the server.",
    spread: "",
  },
  {
    file: "words.ts",
    from: "words",
    part: "Words",
    list: "bylawsWords",
    docs: "How every variant is asked, by its key, which is also in the address.",
  },
  {
    file: "forms.ts",
    from: "build",
    part: "Template",
    of: ".form",
    list: "bylawsForms",
    docs: "Every variant's form by its key.",
  },
  {
    file: "templates.server.ts",
    from: "build",
    part: "Template",
    list: "templates",
    docs: "Every variant's text by its key.",
  },
];

const camel = (key) => key.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/**
 * The files of the registry as the folders ask for them: path → text.
 * @param {string} [root] the repository
 * @returns {Map<string, string>}
 */
export function registryFiles(root = ".") {
  const keys = fs
    .readdirSync(path.join(root, VARIANTS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return new Map(lists.map((list) => [`${REGISTRY}/${list.file}`, textOf(list, keys)]));
}

function textOf({ file, from, part, list, docs, spread, of = "" }, keys) {
  const imports = keys.map(
    (key) => `import { ${camel(key)}${part} } from "../variants/${key}/${from}";`,
  );
  const isBound = file === "templates.server.ts";
  const isCatalogue = spread === ".en";
  if (isBound) imports.unshift('import { bindTemplate } from "../bind-template.server";');
  if (isCatalogue) imports.unshift('import { defineMessages } from "#modules/platform/messages";');
  const name = (key) => (/^[a-z]+$/.test(key) ? key : `"${key}"`);
  const value = (key) => (isBound ? `bindTemplate(${camel(key)}${part})` : camel(key) + part + of);
  const spreads = keys.map((key) => `...${camel(key)}${part}${spread},\n`);
  const entries = keys.map((key) => `  ${name(key)}: ${value(key)},\n`).join("");
  const plain = spread === undefined ? `{\n${entries}}` : `{\n  ${spreads.join("  ")}}`;
  const body = isCatalogue
    ? `defineMessages({\n  en: {\n    ${spreads.join("    ")}  },\n})`
    : `${plain} as const`;
  return `// Written by dev/template-registry.mjs from the folders of the variants.\n${imports.join("\n")}\n\n/** ${docs} */\nexport const ${list} = ${body};\n`;
}

/** Brings the registry up to date; says whether anything changed. */
export function writeRegistry(root = ".") {
  let hasChanged = false;
  for (const [file, text] of registryFiles(root)) {
    const target = path.join(root, file);
    if (fs.existsSync(target) && fs.readFileSync(target, "utf8") === text) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
    hasChanged = true;
  }
  return hasChanged;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRegistry();
