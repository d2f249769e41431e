import { randomUUID } from "node:crypto";
import { type APIRequestContext, request } from "@playwright/test";
import { answersOf, freshEin } from "../modules/applications/answers";
import { unescapeHtml } from "../setup/visitor";
import { expect, type Page, test } from "./support";

// People who are there already when a test begins: what brought them there is not what it is about.
// They come by the same requests as through the forms, without a browser.

/** The password of everybody here, the people of the demonstration among them. */
export const password = "booster-club-2026";
export const admin = "admin@goodstanding.example";

/** The origin of the application. */
export const origin = (): string => test.info().project.use.baseURL ?? "";

/** Whose cookies count: a page, or somebody who needs no browser. */
export interface Person {
  readonly request: APIRequestContext;
}

/** Somebody without a browser. */
export const withoutBrowser = async (): Promise<Person> => ({
  request: await request.newContext({ baseURL: origin() }),
});

const tokenIn = (html: string) => /<meta name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? "";
const hiddenIn = (html: string, name: string) => {
  const [tag = ""] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
  return unescapeHtml(/value="([^"]*)"/.exec(tag)?.[1] ?? "");
};

/** The text of a page that must be there. */
export async function read({ request }: Person, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return await answer.text();
}

/** Opens a form and sends it as a browser does without script; returns where that leads. */
async function submit(
  person: Person,
  path: string,
  fieldsOf: (html: string) => Readonly<Record<string, string>>,
): Promise<string> {
  const html = await read(person, path);
  const answer = await person.request.post(path, {
    form: { _token: tokenIn(html), ...fieldsOf(html) },
    headers: { Accept: "text/html", Origin: origin() },
    maxRedirects: 0,
  });
  expect(answer.status(), path).toBe(303);
  return answer.headers().location ?? "";
}

/** How a page's script writes, with the anti-forgery token of one of its person's pages. */
export async function scriptHeaders(person: Person, path: string) {
  const html = await read(person, path);
  return { "X-Requested-With": "XMLHttpRequest", "X-CSRF-TOKEN": tokenIn(html) };
}

/** Signs somebody in. */
export async function signInBy(person: Person, email: string): Promise<void> {
  await submit(person, "/login", () => ({ email, password }));
}

/** Signs somebody in on this page, and opens one of theirs. */
export async function signIn(page: Page, email: string, path: string): Promise<void> {
  await signInBy(page, email);
  await page.goto(path);
}

/** Signs in somebody new, with an application begun at a level. */
export async function startApplication(person: Person, level = 1001) {
  const email = `${randomUUID()}@people.example`;
  const location = await submit(person, `/application/start?level=${level}`, (html) => ({
    email,
    password,
    level_id: String(level),
    schema: hiddenIn(html, "schema"),
    _at: hiddenIn(html, "_at"),
  }));
  const [, token = ""] = /\/create\/([\w-]+)/.exec(location) ?? [];
  expect(token).not.toBe("");
  return { email, token };
}

/** Signs in somebody new whose application is submitted with right answers. */
export async function submitApplication(person: Person, level = 1001) {
  const started = await startApplication(person, level);
  const { token } = started;
  const headers = await scriptHeaders(person, `/application/create/${token}?page=1`);
  const ein = freshEin();
  const pages = answersOf("start-up").map((page) => (page.ein ? { ...page, ein } : page));
  const sent = [
    ...pages.map((fields, index) => ({ page: index + 1, ...fields })),
    { page: pages.length, is_complete: 1, ...Object.assign({}, ...pages) },
  ];
  for (const data of sent) {
    const answer = await person.request.put(`/application/update/${token}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return { ...started, ein };
}

/** The number of the account that somebody belongs to. */
export async function accountOf(person: Person): Promise<number> {
  const html = await read(person, "/app");
  return Number(/href="\/app\/account\/update\/(\d+)"/.exec(html)?.[1]);
}
