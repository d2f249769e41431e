/**
 * Who may import whom. Types count as imports: a type from the wrong place is knowledge of the wrong
 * place. A screen and a room's contract take types from their own server files, which browsers never get.
 * tests/architecture/boundaries.test.ts plants a violation of each rule.
 */
const { builtinModules } = require("node:module");

/** Which rooms a room may import, always through index.server or contract. A new room goes here. */
const order = {
  listings: [],
  accounts: ["listings"],
  audit: ["accounts"],
  compliance: ["accounts", "listings"],
  billing: ["accounts"],
  renewal: ["billing", "compliance", "accounts"],
  applications: ["renewal", "billing", "accounts", "listings"],
  bylaws: ["accounts", "listings", "compliance"],
  officers: ["listings", "accounts", "bylaws"],
  filings: ["listings", "accounts", "compliance", "applications", "officers"],
  duties: [
    "listings",
    "accounts",
    "compliance",
    "renewal",
    "applications",
    "bylaws",
    "filings",
    "officers",
  ],
  standing: [
    "listings",
    "accounts",
    "compliance",
    "renewal",
    "applications",
    "bylaws",
    "filings",
    "duties",
  ],
  headquarters: [
    "listings",
    "accounts",
    "compliance",
    "billing",
    "renewal",
    "applications",
    "bylaws",
    "filings",
    "officers",
    "duties",
    "standing",
    "treasury",
  ],
  supervision: [
    "listings",
    "accounts",
    "compliance",
    "applications",
    "bylaws",
    "officers",
    "duties",
    "standing",
    "headquarters",
    "treasury",
  ],
  letters: ["accounts", "officers", "standing", "supervision"],
  treasury: ["accounts", "compliance", "officers", "duties"],
  vault: ["accounts", "compliance", "bylaws", "officers", "duties", "supervision", "contest"],
  inspection: ["accounts", "compliance", "duties"],
  gifts: ["accounts", "listings", "compliance", "vault"],
  handover: ["accounts", "billing", "officers", "duties", "letters", "vault"],
  packet: [
    "accounts",
    "compliance",
    "billing",
    "renewal",
    "bylaws",
    "officers",
    "duties",
    "standing",
    "treasury",
    "vault",
  ],
  contest: ["accounts"],
  inquiries: ["accounts", "listings", "compliance"],
  alerts: [],
  wording: ["accounts"],
  console: [
    "accounts",
    "billing",
    "renewal",
    "applications",
    "bylaws",
    "filings",
    "officers",
    "duties",
    "standing",
    "supervision",
    "headquarters",
    "gifts",
    "contest",
    "inquiries",
  ],
};

const rooms = Object.keys(order).join("|");
const doors = "(index\\.server|contract|spanish)\\.ts$";
const packages = (...names) => `(^|/)node_modules/(${names.join("|")})/`;
const dataPackages = packages("@prisma", "\\.prisma", "pg", "pg-copy-streams", "bullmq", "ioredis");
const serverPackages = packages(
  "@prisma",
  "\\.prisma",
  "pg",
  "pg-copy-streams",
  "bullmq",
  "ioredis",
  "pino",
  "nodemailer",
  "@node-rs/argon2",
  "@zxcvbn-ts/[^/]+",
  "docx",
  "pdfkit",
  "prom-client",
  "rate-limiter-flexible",
  "sharp",
  "express",
  "@remix-run/(node|express|server-runtime)",
);
const nodeBuiltins = `^(node:.+|${builtinModules.filter((name) => !name.startsWith("_")).join("|")})$`;

// A screen's route.tsx may import server code: Remix cuts loaders and actions out of the browser's copy.
const routes = "^app/(root|screens/.+/route)\\.tsx$";
// What runs on servers alone, by its name or by this list. Every other file may be sent to browsers.
const serverFiles = [
  "\\.server\\.tsx?$",
  // Schemas, apart from those that a contract hands out.
  "^modules/(?!accounts/|contest/schemas|inquiries/(rating|staff)-|platform/|wording/).+schemas?\\.ts$",
  "\\.mail\\.tsx$",
  "^modules/platform/mail/(layout|letter|port)\\.tsx?$",
  "^modules/platform/documents/docx-[^/]+\\.ts$",
  "^modules/platform/ratelimit/network\\.ts$",
  "^modules/duties/feed/revisions\\.ts$",
  "^modules/headquarters/roster/digest\\.ts$",
  "^modules/inquiries/spanish\\.ts$",
  "^modules/letters/(compose|domain/(network|texts))\\.ts$",
  "^modules/packet/sources/sheets\\.ts$",
  "^modules/standing/judging/stored\\.ts$",
];

// The web server's starter loads the finished build, or Vite while developing.
const startsTheBuild = "^app/server\\.mjs$";
const readByTheBuild = "^app/routes\\.ts$";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    rule("no-cycles", "Two files that need each other are one thing.", {}, { circular: true }),
    rule(
      "no-unresolved-import",
      "An import that leads nowhere breaks at run time.",
      { path: "^(app|modules|workers|prisma)/", pathNot: startsTheBuild },
      {
        couldNotResolve: true,
        pathNot: "(^|/)platform/generated/|^(#modules/platform|\\.)/generated/",
      },
    ),
    rule(
      "modules-know-no-doors",
      "The business knows neither screens nor workers nor tools: turn the import around.",
      { path: "^modules/" },
      { path: "^(app|workers|dev|tests|prisma)/" },
    ),
    rule(
      "platform-is-the-ground-floor",
      "Platform imports npm packages and itself only.",
      { path: "^modules/platform/" },
      { path: "^modules/(?!platform/)" },
    ),
    ...Object.entries(order).map(([room, allowed]) =>
      rule(
        `order-of-${room}`,
        `Allowed: ${["platform", ...allowed].join(", ")}. What flows backwards travels as an event.`,
        { path: `^modules/${room}/` },
        { path: `^modules/(?!(${["platform", room, ...allowed].join("|")})/)[^/]+/` },
      ),
    ),
    rule(
      "room-without-a-place",
      "A new room gets its place in the order at the top of this file.",
      { path: `^modules/(?!(platform|${rooms})/)([^/]+)/` },
      { path: "^modules/(?!platform/)", pathNot: "^modules/$2/" },
    ),
    rule(
      "rooms-by-their-doors",
      "Another room is entered through its index.server or its contract.",
      { path: "^modules/([^/]+)/" },
      { path: "^modules/(?!platform/)", pathNot: ["^modules/$1/", `^modules/[^/]+/${doors}`] },
    ),
    rule(
      "rooms-by-their-doors-from-outside",
      "Screens and tools enter a room through its index.server or its contract.",
      { path: "^(app|dev|prisma)/" },
      { path: "^modules/(?!platform/)", pathNot: `^modules/[^/]+/${doors}` },
    ),
    rule(
      "workers-enter-by-jobs",
      "Workers enter a room through its jobs and handlers, its index.server or its contract.",
      { path: "^workers/" },
      {
        path: "^modules/(?!platform/)",
        pathNot: [`^modules/[^/]+/${doors}`, "^modules/[^/]+/(jobs|handlers\\.server)\\.ts$"],
      },
    ),
    rule(
      "workers-know-no-screens",
      "Workers run without the web server.",
      { path: "^workers/" },
      { path: "^(app|dev|tests|prisma)/" },
    ),
    rule(
      "screens-know-no-workers",
      "A screen asks for slow work through a module; tools and tests are not part of the product.",
      { path: "^app/" },
      { path: "^(workers|dev|tests|prisma)/" },
    ),
    rule(
      "routes-decide-nothing",
      "A route asks a module: no database, no queue, no Redis.",
      { path: "^app/(screens|parts|ui)/" },
      { path: [dataPackages, "^modules/platform/(db\\.server\\.ts|generated/)"] },
    ),
    rule(
      "no-screen-imports-a-screen",
      "What screens of one area share lies in the area's folder, what several areas share in app/parts.",
      { path: "^app/screens/([^/]+)/([^/]+)/" },
      { path: "^app/screens/", pathNot: ["^app/screens/$1/$2/", "^app/screens/$1/[^/]+$"] },
    ),
    rule(
      "no-area-imports-a-screen",
      "What screens of an area share knows none of them, and no other area.",
      { path: "^app/screens/([^/]+)/[^/]+$" },
      { path: "^app/screens/", pathNot: "^app/screens/$1/[^/]+$" },
    ),
    rule(
      "parts-know-no-screen",
      "Parts, the design system and the HTTP floor are used by screens, never the other way around.",
      { path: "^app/(parts|ui|http)/" },
      { path: "^app/(screens/|root\\.tsx)" },
    ),
    rule(
      "wording-reads-words-alone",
      "What is written over or translated are words: of a screen nothing else is asked.",
      { path: "^app/wording/" },
      { path: "^app/screens/", pathNot: "words(\\.es)?\\.ts$" },
    ),
    rule(
      "browser-reaches-no-server",
      "What browsers may get takes no value from server files, server packages or Node itself.",
      { path: "^(app|modules)/", pathNot: [...serverFiles, routes, startsTheBuild] },
      {
        path: [...serverFiles, routes, serverPackages, nodeBuiltins],
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "types-from-ones-own-server",
      "A type of a server file goes to its own screen, area or room: others ask for a contract's.",
      {
        path: "^(app/screens/[^/]+|app/[^/]+|modules/[^/]+)/",
        pathNot: [...serverFiles, routes, "^modules/.+/(?!contract\\.ts$)[^/]+$"],
      },
      {
        path: ["\\.server\\.tsx?$", serverPackages, nodeBuiltins],
        pathNot: "^$1/",
        dependencyTypes: ["type-only"],
      },
    ),
    rule(
      "no-development-packages",
      "What runs in production is a dependency.",
      { path: "^(app|modules|workers|prisma)/", pathNot: [startsTheBuild, readByTheBuild] },
      {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: packages("@types/.+"),
      },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: ["(^|/)node_modules/", "^modules/platform/generated/"] },
    exclude: { path: ["^build/", "^\\.data/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
