import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { repositoryFiles, textOf } from "./files";

type Read = (path: string) => string | undefined;

const known = new Set(repositoryFiles(/^modules\/.+\.tsx?$/));
const readKnown: Read = (path) => (known.has(path) ? textOf(path) : undefined);

/** What is in a file under a name, followed to where it is declared. */
function declarationOf(read: Read, path: string, name: string): ts.Statement | undefined {
  const file = ts.createSourceFile(path, read(path) ?? "", ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) {
    if (declaredIn(statement).includes(name)) return statement;
    const from = namesIn(statement).find((one) => one.name === name);
    const next = from && fileOf(read, path, from.specifier);
    const found = next && declarationOf(read, next, from.original);
    if (found) return found;
  }
  return undefined;
}

function declaredIn(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [statement.name.text] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

/** The values that a statement imports or exports from another file. */
function namesIn(statement: ts.Statement) {
  const [clause, from] = ts.isExportDeclaration(statement)
    ? [!statement.isTypeOnly && statement.exportClause, statement.moduleSpecifier]
    : ts.isImportDeclaration(statement)
      ? [statement.importClause?.namedBindings, statement.moduleSpecifier]
      : [];
  if (!clause || !from || !("elements" in clause) || !ts.isStringLiteral(from)) return [];
  return [...clause.elements].flatMap((one) =>
    one.isTypeOnly
      ? []
      : [
          {
            name: one.name.text,
            original: (one.propertyName ?? one.name).text,
            specifier: from.text,
          },
        ],
  );
}

function fileOf(read: Read, from: string, specifier: string): string | undefined {
  const path = specifier.startsWith(".")
    ? join(dirname(from), specifier)
    : specifier.replace("#modules/", "modules/");
  return [`${path}.ts`, `${path}.tsx`].find((file) => read(file) !== undefined);
}

/** Every value that a server face offers, and whether words are above it where it is declared. */
function offered(read: Read, face: string): { name: string; hasWords: boolean }[] {
  const file = ts.createSourceFile(face, read(face) ?? "", ts.ScriptTarget.Latest, true);
  const exported = file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return namesIn(statement).map(({ name }) => name);
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported ? declaredIn(statement) : [];
  });
  return exported.map((name) => {
    const found = declarationOf(read, face, name);
    return { name, hasWords: !!found && ts.getJSDocCommentsAndTags(found).length > 0 };
  });
}

describe("docstrings", () => {
  it("are above everything that the rooms' server faces offer", () => {
    const faces = [...known].filter((path) => path.endsWith("/index.server.ts"));
    const all = faces.flatMap((face) =>
      offered(readKnown, face).map((one) => ({ ...one, name: `${face}: ${one.name}` })),
    );
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ hasWords }) => !hasWords).map(({ name }) => name)).toEqual([]);
  });

  it("are looked for where the thing is declared", () => {
    const files: Record<string, string> = {
      "modules/a/index.server.ts":
        'export { bare, type Kind, told as said } from "./middle";\nexport function own() {}\nexport type { Other } from "./end";',
      "modules/a/middle.ts":
        'import { told } from "./end";\nexport { told };\nexport const bare = 1;\nexport type Kind = 1;',
      "modules/a/end.ts": "/** Told. */\nexport const told = 1;\nexport type Other = 1;",
    };
    expect(offered((path) => files[path], "modules/a/index.server.ts")).toEqual([
      { name: "bare", hasWords: false },
      { name: "said", hasWords: true },
      { name: "own", hasWords: false },
    ]);
  });
});
