// The registry of the bylaws' variants is written from the folders in modules/bylaws/variants, so
// that a new variant is one new folder. Each part of a folder has a list of its own: what a browser
// loads must not import what judges the answers, nor that the documents' text.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOM = "modules/bylaws";
const VARIANTS = `${ROOM}/variants`;
const REGISTRY = `${ROOM}/generated`;

/** Lists of what a part of each folder exports. */
const lists = [
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
    binds: true,
  },
];

/**
 * Catalogues of what `questions.json` of each folder says side by side. Spanish is apart, because
 * browsers load it for its readers alone.
 */
const catalogues = [
  { file: "titles", part: "titles", name: "templateTitles", docs: "What every variant is called" },
  {
    file: "questions",
    part: "questions",
    name: "templateQuestions",
    docs: "How every variant asks",
  },
];

const HEAD = "// Written by dev/template-registry.mjs from the folders of the variants.\n";

const camel = (key) => key.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/**
 * The files of the registry as the folders ask for them: path → text.
 * @param {string} [root] the repository
 * @returns {Map<string, string>}
 * @throws Error when a word lacks one of its languages
 */
export function registryFiles(root = ".") {
  const folder = path.join(root, VARIANTS);
  const keys = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const asked = keys.map((key) => {
    const file = path.join(folder, key, "questions.json");
    return { file, words: JSON.parse(fs.readFileSync(file, "utf8")) };
  });
  return new Map(
    [
      ...lists.map((list) => [list.file, listOf(list, keys)]),
      ...catalogues.flatMap((catalogue) => cataloguesOf(catalogue, asked)),
    ].map(([file, text]) => [`${REGISTRY}/${file}`, text]),
  );
}

function listOf({ from, part, list, docs, of = "", binds = false }, keys) {
  const imports = keys.map(
    (key) => `import { ${camel(key)}${part} } from "../variants/${key}/${from}";\n`,
  );
  if (binds)
    imports.unshift('import { ofStoredAnswers } from "../templates/of-stored-answers.server";\n');
  const value = (key) => (binds ? `ofStoredAnswers(${camel(key)}${part})` : camel(key) + part + of);
  const entries = keys.map((key) => `  ${JSON.stringify(key)}: ${value(key)},\n`).join("");
  return `${HEAD}${imports.join("")}\n/** ${docs} */\nexport const ${list} = {\n${entries}} as const;\n`;
}

/** A catalogue in English, and the same in Spanish as a file of its own. */
function cataloguesOf({ file, part, name, docs }, asked) {
  const inLanguage = (language) =>
    asked
      .flatMap(({ file, words }) =>
        Object.entries(words[part]).map(([key, word]) => {
          // What is no pair is the same in both: it goes into the document, which is in English.
          const text = typeof word === "string" ? word : word[language];
          if (!text) throw new Error(`${file}: ${key} has no words in "${language}".`);
          return `  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`;
        }),
      )
      .join("");
  return [
    [
      `${file}.ts`,
      `${HEAD}import { defineMessages } from "#modules/platform/messages";\n\n/** ${docs}, one catalogue. */\nexport const ${name} = defineMessages({ en: {\n${inLanguage("en")}} });\n`,
    ],
    [
      `${file}-in-spanish.ts`,
      `${HEAD}/** ${docs}, in Spanish. */\nexport const ${name}InSpanish = {\n${inLanguage("es")}} as const;\n`,
    ],
  ];
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
