/** A statement of a migration that processes of the release before would not survive. */
export interface Breach {
  readonly what: string;
  /** The comment that allows it. */
  readonly needed: string;
}

const name = String.raw`((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*"?)`;
const plain = (text: string) => text.replaceAll('"', "");

/** What takes something away, or asks more of what is written, by the statement's own words. */
const contracting: readonly (readonly [RegExp, (table: string, found: string) => string])[] = [
  [new RegExp(`\\bDROP TABLE (?:IF EXISTS )?${name}`, "gi"), (_, it) => `drop table ${it}`],
  [
    new RegExp(`\\bDROP (?:MATERIALIZED )?VIEW (?:IF EXISTS )?${name}`, "gi"),
    (_, it) => `drop view ${it}`,
  ],
  [new RegExp(`\\bDROP COLUMN (?:IF EXISTS )?${name}`, "gi"), (at, it) => `drop ${at}.${it}`],
  [new RegExp(`\\bRENAME (?:COLUMN )?${name} TO`, "gi"), (at, it) => `rename ${at}.${it}`],
  [/\bRENAME TO\b()/gi, (at) => `rename ${at}`],
  [
    new RegExp(`\\bALTER (?:COLUMN )?${name} (?:SET DATA )?TYPE\\b`, "gi"),
    (at, it) => `change ${at}.${it}`,
  ],
  [
    new RegExp(`\\bALTER (?:COLUMN )?${name} SET NOT NULL`, "gi"),
    (at, it) => `require ${at}.${it}`,
  ],
  [
    new RegExp(`\\bALTER (?:COLUMN )?${name} DROP DEFAULT`, "gi"),
    (at, it) => `require ${at}.${it}`,
  ],
  [
    new RegExp(
      `\\bADD (?:COLUMN )?(?:IF NOT EXISTS )?${name} (?![^,;]*\\bDEFAULT\\b)[^,;]*\\bNOT NULL\\b`,
      "gi",
    ),
    (at, it) => `require ${at}.${it}`,
  ],
  [new RegExp(`\\bADD CONSTRAINT ${name}`, "gi"), (at, it) => `constrain ${at} by ${it}`],
];
/** What keeps writers of a table waiting for as long as the table is large. */
const locking = new RegExp(
  `\\bCREATE (?:UNIQUE )?INDEX (?:IF NOT EXISTS )?(?:"?\\w+"? )?ON (?:ONLY )?${name}|\\bLOCK (?:TABLE )?${name}|\\bVACUUM FULL ${name}|\\bCLUSTER ${name}|\\bTRUNCATE (?!ON\\b)(?:TABLE )?${name}`,
  "gi",
);
const created = new RegExp(`\\bCREATE TABLE (?:IF NOT EXISTS )?${name}`, "gi");

const withoutComments = (sql: string) => sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, "");
/** Bodies of functions run later, and are judged where they are called. */
const statementsOf = (sql: string) =>
  withoutComments(sql)
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim());

/**
 * What of a migration would break the processes of the release before, which go on while it runs
 * and until the last of them is replaced, and what would hold them up, unless comments say why not:
 * `-- contract: WHAT; unused since RELEASE` with a release before this one, and
 * `-- lock: TABLE; REASON`, or `-- wider: TABLE by CONSTRAINT; REASON` where the migration drops the
 * constraint that it puts back. A table that the migration itself makes has no readers yet.
 */
export function breachesOf(sql: string, release: string): Breach[] {
  const fresh = new Set([...sql.matchAll(created)].map(([, table]) => plain(table ?? "")));
  const allowed = new Set<string>();
  for (const [, what = "", since = ""] of sql.matchAll(
    /^-- contract: (.+); unused since (\S+)$/gm,
  )) {
    if (isBefore(since, release)) allowed.add(what);
  }
  for (const [, what = ""] of sql.matchAll(/^-- wider: (\S+ by \S+); \S.+$/gm)) {
    const constraint = what.split(" by ")[1] ?? "";
    if (new RegExp(`\\bDROP CONSTRAINT "?${constraint}\\b`, "i").test(sql)) {
      allowed.add(`constrain ${what}`);
    }
  }
  for (const [, table] of sql.matchAll(/^-- lock: (\S+); \S.+$/gm)) allowed.add(`lock ${table}`);
  const breaches: Breach[] = [];
  for (const statement of statementsOf(sql)) {
    const [, altered = ""] =
      new RegExp(`^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${name}`, "i").exec(statement) ?? [];
    const table = plain(altered);
    if (fresh.has(table)) continue;
    for (const [pattern, say] of contracting) {
      for (const [, found = ""] of statement.matchAll(pattern)) {
        const what = say(table, plain(found));
        if (!allowed.has(what)) {
          breaches.push({ what, needed: `-- contract: ${what}; unused since RELEASE` });
        }
      }
    }
    for (const [, ...tables] of statement.matchAll(locking)) {
      const held = plain(tables.find(Boolean) ?? "");
      if (fresh.has(held) || allowed.has(`lock ${held}`)) continue;
      breaches.push({ what: `lock ${held}`, needed: `-- lock: ${held}; why it is short` });
    }
  }
  return breaches;
}

/** Whether one release, as `1.2.3`, came before another. */
function isBefore(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.split(".").map(Number));
  for (let i = 0; i < 3; i++) {
    if (!Number.isInteger(a?.[i])) return false;
    if (a?.[i] !== b?.[i]) return (a?.[i] ?? 0) < (b?.[i] ?? 0);
  }
  return false;
}
