import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTurn } from "#tests/setup/depth";
import { naughtyStrings } from "#tests/setup/naughty-strings";
import { type Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb, stopFaultless } from "#tests/setup/web";
import { type Answer, encodings, forEachOf, publicForms, sendRaw } from "./public-forms";

const chapter = "/bylaws-generator/chapter";
const words = {
  version: "1",
  name: "Alpha Beta Chapter",
  purpose: "To promote friendship and scholarship among its members.",
  fiscal_year_end: "6",
  is_highlighted: "1",
};

let web: RunningProcess;
let visitor: Visitor;
/** A form that was open for long enough to be taken for a person's. */
let _at: string;
/** How many scripts the form's page has when nobody did anything to it. */
let scripts: number;

beforeAll(async () => {
  web = await startWeb({ RATE_LIMIT_FACTOR: "100000" });
  visitor = new Visitor(web.url);
  const page = await visitor.open(chapter);
  _at = page.hidden("_at");
  scripts = countScripts(page);
});
afterAll(() => stopFaultless(web));

const countScripts = (page: Page) => page.html.split(/<script/i).length;

/** As React escapes attributes and text. */
const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

/** What is neither accepted nor refused at its fields, for the test's message. */
function complaint(text: string, { status, body }: Answer): string[] {
  const isAccepted = status === 200 || status === 201;
  const isRefused = status === 422 && Object.keys(body?.errors ?? {}).length > 0;
  return isAccepted || isRefused ? [] : [`${JSON.stringify(text)}: ${status}`];
}

describe.each(publicForms.map((form) => [form.path, form] as const))("%s", (path, { fields }) => {
  // In every field it is in a deep run; the next tests put each string in all fields at once.
  it("A-18 A-19 takes every naughty string in one field as JSON, or refuses it there", async () => {
    const complaints: string[] = [];
    const tries = naughtyStrings.flatMap((text, at) =>
      inTurn(Object.keys(fields), at).map((field) => ({ field, text })),
    );
    await forEachOf(tries, async ({ field, text }) => {
      const { body, headers } = encodings["script JSON"]({ ...fields, _at, [field]: text });
      complaints.push(...complaint(text, await sendRaw(visitor, path, body, headers)));
    });
    expect(complaints).toEqual([]);
  }, 120_000);

  it.each(["urlencoded script", "multipart script"] as const)(
    "A-18 A-19 takes every naughty string in all fields at once as %s, or refuses it there",
    async (encoding) => {
      const complaints: string[] = [];
      await forEachOf(naughtyStrings, async (text) => {
        const all = Object.fromEntries(Object.keys(fields).map((field) => [field, text]));
        const { body, headers } = encodings[encoding]({ ...all, _at });
        complaints.push(...complaint(text, await sendRaw(visitor, path, body, headers)));
      });
      expect(complaints).toEqual([]);
    },
    120_000,
  );

  it("A-18 A-19 shows a plain form again with every naughty string in all fields, escaped", async () => {
    const complaints: string[] = [];
    await forEachOf(naughtyStrings, async (text) => {
      const all = Object.fromEntries(Object.keys(fields).map((field) => [field, text]));
      const page = await visitor.submit(path, { ...all, _at });
      const isAnswered = page.status === 422 || page.status === 303;
      const isClean = page.status === 303 || countScripts(page) === scripts;
      if (!isAnswered || !isClean) complaints.push(`${JSON.stringify(text)}: ${page.status}`);
    });
    expect(complaints).toEqual([]);
  }, 120_000);
});

describe("what was accepted", () => {
  it("A-18 A-19 is kept and shown back exactly, escaped, in a refused plain form", async () => {
    let shown = 0;
    await forEachOf(naughtyStrings, async (text) => {
      const page = await visitor.submit(chapter, {
        ...words,
        name: text,
        fiscal_year_end: "13",
        _at,
      });
      expect(page.status).toBe(422);
      if (page.html.includes('id="name-error"')) return;
      expect(page.html).toContain(`value="${escapeHtml(text)}"`);
      shown++;
    });
    expect(shown).toBeGreaterThan(naughtyStrings.length * 0.8);
  }, 120_000);

  it("A-18 A-19 is there exactly, escaped, in the saved answers and on the online document", async () => {
    let saved = 0;
    await forEachOf(naughtyStrings, async (text) => {
      const answers = { ...words, name: text, purpose: text, _at };
      const response = await visitor.call(chapter, "POST", answers);
      if (response.status === 422) return;
      expect(response.status).toBe(200);
      const { url, bylaw } = (await response.json()) as { url: string; bylaw: { hash: string } };
      const edit = await visitor.open(url);
      expect(edit.status).toBe(200);
      expect(edit.html).toContain(`value="${escapeHtml(text)}"`);
      expect(edit.html).toMatch(textarea(text));
      const view = await visitor.open(`/bylaws-generator/view/${bylaw.hash}`);
      expect(view.status).toBe(200);
      expect(view.html).toContain(escapeHtml(text));
      saved++;
    });
    expect(saved).toBeGreaterThan(naughtyStrings.length * 0.8);
  }, 180_000);
});

/** A text area that holds exactly this; browsers drop one line feed after its tag. */
function textarea(text: string): RegExp {
  const literal = escapeHtml(text).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`<textarea[^>]*name="purpose"[^>]*>\\n?${literal}</textarea>`);
}
