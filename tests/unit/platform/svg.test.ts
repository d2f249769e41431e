import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isContent } from "#modules/platform/files/index.server";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-svg-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, more = "") => `<svg ${NAMES} ${more}>${inside}</svg>`;

async function isTaken(content: string | Buffer): Promise<boolean> {
  const path = join(folder, "drawing");
  writeFileSync(path, content);
  return isContent(path, "svg");
}

describe("drawings", () => {
  it.each([
    ["shapes", svg('<rect width="9" height="9" fill="teal"/>')],
    ["a head", `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- made here -->\n${svg("")}`],
    ["own paint", svg('<linearGradient id="a"/><rect fill="url(#a)" style="stroke:url(\'#a\')"/>')],
    ["own parts", svg('<g id="a"><rect/></g><use href="#a"/><use xlink:href=" #a "/>')],
    ["a picture inside", svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    ["a style", svg("<style>.a{fill:red}</style>")],
    [
      "an editor's notes",
      svg('<metadata><a:b xmlns:a="urn:a" a:c="http://a.example"/></metadata>'),
    ],
  ])("F-28 may hold %s", async (_, content) => {
    expect(await isTaken(content)).toBe(true);
  });

  it.each([
    ["another root", '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ["no namespace", "<svg><rect/></svg>"],
    ["a document type", `<!DOCTYPE svg>${svg("")}`],
    ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("<text>&a;</text>")}`],
    ["an entity that nobody declared", svg("<text>&a;</text>")],
    ["a style sheet from elsewhere", `<?xml-stylesheet href="a.css"?>${svg("")}`],
    ["a script", svg("<script>alert(1)</script>")],
    ["a script in capitals", svg("<SCRIPT>alert(1)</SCRIPT>")],
    ["a handler", svg('<rect onclick="alert(1)"/>')],
    ["a page", svg("<foreignObject/>")],
    ["a way out", svg('<a href="javascript:alert(1)"><rect/></a>')],
    ["an address", svg('<image href="http://127.0.0.1/a.png"/>')],
    ["a neighbour", svg('<image xlink:href="a.png"/>')],
    ["a file", svg('<use href="file:///etc/passwd#a"/>')],
    ["a drawing inside", svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ["paint from elsewhere", svg('<rect fill="url(http://127.0.0.1/a#b)"/>')],
    ["a style from elsewhere", svg("<style>@import 'a.css'</style>")],
    ["a style in pieces", svg("<style><![CDATA[@imp]]>ort 'a.css'</style>")],
    ["a hidden address", svg('<rect style="fill:u\\72l(a.svg#b)"/>')],
    ["another base", svg("", 'xml:base="http://127.0.0.1/"')],
    ["an animation", svg('<set attributeName="href" to="#a"/>')],
    ["a part of itself", svg('<g id="a"><use href="#a"/></g>')],
    ["parts of each other", svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ["half", svg("<rect/>").slice(0, -4)],
    ["two roots", svg("") + svg("")],
    ["nothing", "   "],
    ["other letters", Buffer.from(svg(""), "utf16le")],
    ["broken letters", Buffer.concat([Buffer.from([0xc3]), Buffer.from(svg(""))])],
    ["depth", svg("<g>".repeat(500) + "</g>".repeat(500))],
    ["masses", svg("<g/>".repeat(100_001))],
  ])("F-28 F-35 may not hold %s", async (_, content) => {
    expect(await isTaken(content)).toBe(false);
  });

  it("F-35 may not multiply itself without end", async () => {
    const level = (at: number) => `<g id="a${at}">${`<use href="#a${at + 1}"/>`.repeat(10)}</g>`;
    expect(await isTaken(svg(`${level(0)}${level(1)}<g id="a2"/>`))).toBe(true);
    const levels = Array.from({ length: 9 }, (__, at) => level(at)).join("");
    expect(await isTaken(svg(levels))).toBe(false);
  });

  it.each([
    ["before", (id: string) => `<use href="#${id}" xlink:href="#leaf"/>`],
    ["after", (id: string) => `<use xlink:href="#leaf" href="#${id}"/>`],
  ])("F-35 may not hide %s an older address what it copies", async (_, use) => {
    const level = (at: number) => `<g id="a${at}">${use(`a${at + 1}`).repeat(10)}</g>`;
    const levels = Array.from({ length: 9 }, (__, at) => level(at)).join("");
    expect(await isTaken(svg(`<g id="leaf"/>${levels}`))).toBe(false);
  });

  it("is read in the time of its length", async () => {
    const spaces = `data:image/png;base64,${" ".repeat(1_000_000)}!`;
    expect(await isTaken(svg(`<image href="${spaces}"/>`))).toBe(false);
  });
});
