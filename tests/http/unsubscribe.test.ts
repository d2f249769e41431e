import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSubscription } from "#modules/accounts/index.server";
import { unsubscribeUrl } from "#modules/accounts/profile/unsubscribe-link.server";
import { makePerson, visitor } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

async function newLink() {
  const { id } = await makePerson();
  const path = new URL(unsubscribeUrl({ userId: id, kind: "bulk" })).pathname;
  const token = path.split("/").at(-1) ?? "";
  const isSubscribed = async () => (await readSubscription(visitor, token))?.isSubscribed;
  return { path, isSubscribed };
}

/** As a mail program's server sends it: from elsewhere, without cookies and without our token. */
const oneClick = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(new URL(path, web.url), { method: "POST", body, headers, redirect: "manual" });

const form = () => new URLSearchParams({ "List-Unsubscribe": "One-Click" });
const multipart = () => {
  const data = new FormData();
  data.set("List-Unsubscribe", "One-Click");
  return data;
};

describe("one-click unsubscribe", () => {
  it.each([
    ["urlencoded", form],
    ["multipart", multipart],
  ])("B-79 ends the letters by one %s POST without session or token", async (_name, body) => {
    const { path, isSubscribed } = await newLink();
    const answer = await oneClick(path, body());
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("You get no more news from us");
    expect(await isSubscribed()).toBe(false);
  });

  it("B-79 is not hindered by what browsers say of a request from elsewhere", async () => {
    const { path, isSubscribed } = await newLink();
    const headers = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
    expect((await oneClick(path, form(), headers)).status).toBe(200);
    expect(await isSubscribed()).toBe(false);
  });

  it("B-79 the page is read in Spanish too", async () => {
    const { path, isSubscribed } = await newLink();
    const person = new Visitor(web.url);
    person.setCookie("lang", "es");
    const page = await person.open(path);
    expect(page.html).toContain('<html lang="es"');
    expect(page.text).toContain("¿No recibir más noticias por correo electrónico?");
    expect((await person.submit(path, {})).text).toContain("Ya no recibe noticias nuestras");
    expect(await isSubscribed()).toBe(false);
  });

  it("B-79 a page asks first: opening the link ends nothing, its button does", async () => {
    const { path, isSubscribed } = await newLink();
    const person = new Visitor(web.url);
    const page = await person.open(path);
    expect(page.text).toContain("Stop our news by e-mail?");
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(await isSubscribed()).toBe(true);
    expect((await person.submit(path, {})).text).toContain("You get no more news from us");
    expect(await isSubscribed()).toBe(false);
    expect((await person.open(path)).text).toContain("You get no more news from us");
  });

  it("a link that is not ours is no page, and a script is told so", async () => {
    const { path } = await newLink();
    const person = new Visitor(web.url);
    expect((await person.open(`${path}x`)).status).toBe(404);
    expect((await oneClick(`${path}x`, form())).status).toBe(404);
    await person.open("/privacy");
    expect((await person.call(`${path}x`, "POST", {})).status).toBe(404);
    const done = await person.call(path, "POST", {});
    expect(await done.json()).toEqual({ status: "unsubscribed" });
  });
});

describe("the exemption from the anti-forgery token", () => {
  it.each(["/unsubscribe", "/unsubscribe/1.bulk.x/more", "/logout", "/login", "/account/password"])(
    "is not for %s",
    async (path) => {
      const answer = await oneClick(path, form(), { Accept: "application/json" });
      expect([403, 404]).toContain(answer.status);
    },
  );

  it("is for POST alone", async () => {
    const { path, isSubscribed } = await newLink();
    const body = new URLSearchParams({ _method: "DELETE" });
    expect((await oneClick(path, body)).status).toBe(403);
    expect(await isSubscribed()).toBe(true);
  });
});
