import type { FileHandle } from "node:fs/promises";
import { SaxesParser } from "saxes";
import { endsSoon, isAllowedAttribute, isAllowedElement, isOwnStyle } from "./svg-rules";

const SVG = "http://www.w3.org/2000/svg";
const MOST_ELEMENTS = 100_000;
const MOST_DEPTH = 200;
const CHUNK = 65_536;

class Forbidden extends Error {}

function forbid(): never {
  throw new Forbidden();
}

/**
 * Whether a file is a drawing in SVG that can do nothing but be drawn: well-formed XML in UTF-8
 * without document type, entities or processing instructions, and none of what `svg-rules` names.
 * Reads piece by piece and stops at the first offence.
 */
export async function isSafeSvg(file: FileHandle, size: number): Promise<boolean> {
  const text = new TextDecoder("utf-8", { fatal: true });
  const reader = startReading();
  const chunk = Buffer.alloc(CHUNK);
  try {
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK, at);
      if (bytesRead === 0) break;
      at += bytesRead;
      reader.write(text.decode(chunk.subarray(0, bytesRead), { stream: true }));
    }
    reader.write(text.decode());
    return reader.end();
  } catch {
    // Whatever the parser, the decoder or a rule objects to: it is no such drawing.
    return false;
  }
}

function startReading() {
  const parser = new SaxesParser({ xmlns: true });
  /** The open elements' names, and the ids that they have. */
  const stack: { readonly local: string; readonly id: string }[] = [];
  const uses = new Map<string, string[]>([["", []]]);
  let elements = 0;
  let style = "";

  parser.on("error", forbid);
  parser.on("doctype", forbid);
  parser.on("processinginstruction", forbid);
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding)) forbid();
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    elements += 1;
    if (elements > MOST_ELEMENTS || stack.length >= MOST_DEPTH) forbid();
    if (elements === 1 && (local !== "svg" || uri !== SVG)) forbid();
    if (!isAllowedElement(local)) forbid();
    let id = "";
    // A painter takes one of `href` and `xlink:href`; both count.
    const targets: string[] = [];
    for (const attribute of Object.values(attributes)) {
      if (!isAllowedAttribute(attribute.name, attribute.local, attribute.value)) forbid();
      if (attribute.local === "id") id = attribute.value;
      if (attribute.local === "href") targets.push(attribute.value.trim().slice(1));
    }
    stack.push({ local, id });
    if (id) uses.set(id, uses.get(id) ?? []);
    if (local !== "use") return;
    for (const holder of new Set(stack.map((open) => open.id).concat(""))) {
      uses.get(holder)?.push(...targets);
    }
  });
  parser.on("text", (text) => {
    if (stack.at(-1)?.local === "style") style += text;
  });
  parser.on("cdata", (text) => {
    if (stack.at(-1)?.local === "style") style += text;
  });
  parser.on("closetag", () => void stack.pop());
  return {
    write: (text: string) => void parser.write(text),
    /** Whether the whole drawing was one that is safe. */
    end(): boolean {
      parser.close();
      return elements > 0 && isOwnStyle(style) && endsSoon(uses);
    },
  };
}
