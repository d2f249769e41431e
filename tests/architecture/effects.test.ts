import ts from "typescript";
import { describe, expect, it } from "vitest";
import { repositoryFiles, textOf } from "./files";

/** What a person notices while typing: where the focus is, what is in a field, what is scrolled to. */
const moving = /^(focus|blur|reset|select|scrollIntoView|clearFields)$/;
const held = /^(value|checked|scrollLeft|scrollTop)$/;

const nameOf = (callee: ts.Expression): string =>
  ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();

/** Whether this moves something by itself; what is called later, as a listener is, does not count. */
function moves(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isCallExpression(node) && moving.test(nameOf(node.expression))) return true;
  const isChange =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    held.test(node.left.name.text);
  return isChange || ts.forEachChild(node, (child) => moves(child) || undefined) === true;
}

/** The effects of a file that come after the page is painted and move something on it. */
function lateMoves(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "useEffect") {
      const [effect] = node.arguments;
      if (effect && ts.isFunctionLike(effect) && "body" in effect && effect.body) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        if (moves(effect.body)) found.push(`${path}:${line + 1}`);
      }
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

describe("effects", () => {
  it("what moves the focus, a field or the page comes with what is shown, not after it is painted", () => {
    const files = repositoryFiles(/^app\/.*\.tsx?$/);
    expect(files.flatMap((path) => lateMoves(path, textOf(path)))).toEqual([]);
  });

  it("sees what an effect does itself, and leaves alone what a listener does later", () => {
    const late = "useEffect(() => { if (is) field.current?.focus(); }, []);";
    const changing = "useEffect(() => { field.value = words; }, [words]);";
    const listening =
      "useEffect(() => { const on = () => field.focus(); listen(on); return () => quit(on); }, []);";
    expect([late, changing, listening].map((text) => lateMoves("x.tsx", text).length)).toEqual([
      1, 1, 0,
    ]);
  });
});
