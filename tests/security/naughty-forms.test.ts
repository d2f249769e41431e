import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtRoutes } from "#tests/setup/built-routes";
import { isDeep } from "#tests/setup/depth";
import { someNaughtyStrings } from "#tests/setup/naughty-strings";
import type { Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb, stopFaultless } from "#tests/setup/web";
import { matrix } from "./route-matrix";
import type { Row } from "./route-rows/row";
import { makeWorld, type World } from "./route-world";

let web: RunningProcess;
let world: World;
beforeAll(async () => {
  web = await startWeb({ RATE_LIMIT_FACTOR: "100000" });
  world = await makeWorld(web.url);
});
// A fault that any string brought about is in the log, whatever its sender was shown.
afterAll(() => stopFaultless(web));

const strings = someNaughtyStrings(isDeep ? 24 : 8);
/** They would end the session that the next forms need. */
const ending = ["/logout", "/account/sessions"];

interface Form {
  readonly action: string;
  /** As the page made them, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The names of those that somebody types into. */
  readonly typed: readonly string[];
}

const notTyped = /^(hidden|radio|checkbox|file|submit|button)$/;

/** The forms of a page that write, as its HTML has them. */
function formsOf(page: Page, path: string): Form[] {
  return parse(page.html)
    .querySelectorAll("form")
    .filter((form) => form.getAttribute("method")?.toLowerCase() === "post")
    .map((form) => {
      const fields = form.querySelectorAll("input, textarea, select").filter((one) => nameOf(one));
      const typed = fields.filter((one) => one.tagName !== "SELECT" && !isChosen(one));
      const kept = fields.filter(
        (one) => !/^(radio|checkbox)$/.test(typeOf(one)) || one.hasAttribute("checked"),
      );
      return {
        action: actionOf(form, path),
        values: Object.fromEntries(kept.map((one) => [nameOf(one), keptIn(one)])),
        typed: typed.map(nameOf),
      };
    })
    .filter(({ typed, action }) => typed.length > 0 && !ending.includes(action));
}

function actionOf(form: HTMLElement, path: string): string {
  const { pathname, search } = new URL(form.getAttribute("action") ?? path, "http://own");
  return pathname + search;
}

const nameOf = (field: HTMLElement) => field.getAttribute("name") ?? "";
const typeOf = (field: HTMLElement) => field.getAttribute("type") ?? "text";
const isChosen = (field: HTMLElement) => field.tagName === "INPUT" && notTyped.test(typeOf(field));

function keptIn(field: HTMLElement): string {
  if (field.tagName !== "SELECT") return field.getAttribute("value") ?? field.text;
  const options = field.querySelectorAll("option");
  const chosen = options.find((one) => one.hasAttribute("selected")) ?? options[0];
  return chosen?.getAttribute("value") ?? "";
}

/** What would be markup if it stood in a page as it was typed. */
const isMarkup = (text: string) => /<[a-z!/]/i.test(text);

async function send(browser: Visitor, { action, values, typed }: Form, text: string) {
  const fields = Object.fromEntries(typed.map((name) => [name, text]));
  const page = await browser.submit(action, { ...values, ...fields, _token: browser.csrfToken });
  expect([action, text, page.status < 500]).toEqual([action, text, true]);
  const next = page.headers.get("location");
  const shown = page.status === 303 && next?.startsWith("/") ? await browser.open(next) : page;
  expect([action, text, shown.status < 500]).toEqual([action, text, true]);
  if (isMarkup(text)) expect(shown.html).not.toContain(text);
}

const withAction = new Set(
  builtRoutes().flatMap(({ pattern, hasAction }) => (hasAction ? [pattern] : [])),
);
/** What a person gets to see is last in a cell. */
const shows = (row: Row, at: number) =>
  /(^|\|)ok$/.test((typeof row.GET === "object" ? row.GET[at] : row.GET) ?? "");
const cases = [...matrix].flatMap(([pattern, rows]) =>
  rows
    .filter((row) => withAction.has(pattern) && (shows(row, 2) || shows(row, 3)))
    .map((row) => [row.ids, pattern, row] as const),
);

describe("every form of every page, as it is rendered", () => {
  const found = new Set<string>();

  it.each(cases)("A-18 A-19 %s %s", async (_ids, pattern, row) => {
    const browser = await world.browserOf(shows(row, 2) ? "own" : "staff");
    const path = (await row.path?.(world)) ?? pattern;
    const page = await browser.open(path);
    expect(page.status).toBe(200);
    for (const form of formsOf(page, path)) {
      for (const name of form.typed) found.add(`${form.action} ${name}`);
      for (const text of strings) await send(browser, form, text);
    }
  });

  it("A-18 A-19 there were many fields", () => {
    console.log(`naughty strings: ${found.size} fields of rendered forms, ${strings.length} each`);
    expect(found.size).toBeGreaterThan(80);
  });
});
