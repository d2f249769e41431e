import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { fieldTypes } from "#modules/platform/forms/contract";
import { makePerson, password } from "#tests/modules/accounts/people";
import { formOf, sendAsScript, smallPdf } from "#tests/setup/files";
import { naughtyStrings } from "#tests/setup/naughty-strings";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await web.stop();
});

async function signedIn(isStaff = false) {
  const person = await makePerson({ isStaff });
  const account = await db.account.create({ data: { name: "Lincoln Boosters" } });
  const data = { accountId: account.id, userId: person.id, isPrimary: true };
  if (!isStaff) await db.accountUser.create({ data });
  const visitor = new Visitor(web.url);
  await visitor.open("/login");
  await visitor.submit("/login", { email: person.email, password });
  await visitor.open("/privacy");
  return { visitor, accountId: account.id, path: `/app/account/update/${account.id}` };
}

const answers = {
  name: "Lincoln High School Band Boosters",
  about: 'We carry <b>tubas</b>.\nJoin us & "sing".',
  shows_about: "1",
  city: "Springfield",
  state: "IL",
  shows_place: "0",
  website: "www.example.org",
  shows_website: "1",
  phone: "(202) 555-0143",
  shows_phone: "1",
};
const kept = { ...answers, website: "https://www.example.org", phone: "+12025550143" };

describe("PUT /app/account/update/{id}", () => {
  it("B-06 B-07 takes all fields and file_uploads from a script, and answers the account", async () => {
    const { visitor, accountId, path } = await signedIn();
    const file = { field: "uploads[]", name: "Letter 947.pdf", bytes: smallPdf };
    const uploaded = await sendAsScript(visitor, "/app/files", formOf({}, file));
    const { files } = (await uploaded.json()) as { files: { id: number; file_name: string }[] };
    const sent = { ...answers, shows_about: true, shows_place: 0, file_uploads: files };
    const answer = await visitor.call(path, "PUT", sent);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      account: { id: accountId, ...kept },
      notification: "Your public profile shows this from now on.",
    });
    expect(await db.account.findUnique({ where: { id: accountId } })).toMatchObject({
      name: kept.name,
      about: kept.about,
      website: kept.website,
      phone: kept.phone,
      showsAbout: true,
      showsPlace: false,
      showsWebsite: true,
    });
    const subject = `account:${accountId}`;
    const [entry] = await db.auditEntry.findMany({
      where: { subject, action: "accounts.profile-updated" },
    });
    expect(entry?.data).toMatchObject({ files: [files[0]?.id], city: "Springfield" });
  });

  it("B-06 a plain form is saved and leads back to the page, which shows the new values", async () => {
    const { visitor, path } = await signedIn();
    const page = await visitor.open(path);
    expect(page.text).toContain("Lincoln Boosters");
    expect(page.hidden("_method")).toBe("PUT");
    const saved = await visitor.submit(path, { _method: "PUT", ...answers });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, path]);
    const after = await visitor.open(path);
    expect(after.text).toMatch(/Success! ?Your data was saved\./);
    // B-09: the heading of the page is another part of it.
    expect(/<h1>([^<]*)/.exec(after.html)?.[1]).toBe(answers.name);
    expect(after.html).toContain('value="(202) 555-0143"');
    expect(after.html).not.toContain("<b>tubas");
    expect((await visitor.open(path)).text).not.toContain("Your data was saved.");
  });

  it("B-11 shows the page again with everything typed, and says what failed", async () => {
    const { visitor, path } = await signedIn();
    const wrong = { ...answers, name: " ", website: "javascript:alert(1)", state: "Ohio" };
    const page = await visitor.submit(path, { _method: "PUT", ...wrong });
    expect(page.status).toBe(422);
    expect(page.text).toMatch(/Uh oh! ?That didn.t work\./);
    expect(page.text).toContain("The organization name field is required.");
    expect(page.text).toContain("Enter a web address");
    expect(page.text).toContain("Choose one of the options for state.");
    expect(page.html).toContain('value="javascript:alert(1)"');
    const script = await visitor.call(path, "PUT", wrong);
    expect(script.status).toBe(422);
    const { errors } = (await script.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors).sort()).toEqual(["name", "state", "website"]);
  });

  it("B-14 keeps nothing of what does not show", async () => {
    const { visitor, accountId, path } = await signedIn();
    const fields = { name: "Band", shows_phone: "1", shows_about: "1", website: "" };
    expect((await visitor.call(path, "PUT", fields)).status).toBe(200);
    expect(await db.account.findUnique({ where: { id: accountId } })).toMatchObject({
      showsPhone: false,
      showsAbout: false,
      website: null,
    });
  });

  it("takes every naughty string as text, or refuses it in words", async () => {
    const { visitor, path } = await signedIn();
    for (const about of naughtyStrings) {
      const answer = await visitor.call(path, "PUT", { name: "Band", about });
      expect([200, 422]).toContain(answer.status);
    }
  });

  it("refuses files of others, unknown fields and names that every object inherits", async () => {
    const mine = await signedIn();
    const other = await signedIn();
    const file = { field: "uploads[]", name: "a.pdf", bytes: smallPdf };
    const uploaded = await sendAsScript(other.visitor, "/app/files", formOf({}, file));
    const { files } = (await uploaded.json()) as { files: { id: number }[] };
    const send = (body: unknown) => mine.visitor.call(mine.path, "PUT", body);
    const foreign = await send({ name: "Band", file_uploads: files });
    expect(foreign.status).toBe(422);
    expect(((await foreign.json()) as { errors: object }).errors).toHaveProperty("file_uploads");
    for (const body of [
      { name: "Band", level_id: 1 },
      { name: "Band", id: 1 },
      { name: ["a", "b"] },
      '{"name":"Band","__proto__":{"isStaff":true}}',
      '{"name":"Band","constructor":"x"}',
    ]) {
      expect((await send(body)).status).toBe(422);
    }
  });

  it("B-97 is not there for strangers, and staff may edit it", async () => {
    const { path } = await signedIn();
    const { visitor: stranger } = await signedIn();
    const { visitor: staff } = await signedIn(true);
    const anonymous = new Visitor(web.url);
    await anonymous.open("/login");
    expect((await anonymous.call(path, "PUT", answers)).status).toBe(401);
    expect((await stranger.call(path, "PUT", answers)).status).toBe(404);
    expect((await stranger.open(path)).status).toBe(404);
    expect((await staff.call(path, "PUT", answers)).status).toBe(200);
    expect((await staff.call("/app/account/update/999999999", "PUT", answers)).status).toBe(404);
    expect((await staff.call("/app/account/update/1e3", "PUT", answers)).status).toBe(404);
  });
});

describe("GET /app/fields/editable", () => {
  it("B-36 answers a map of field name to definition, to people who are signed in", async () => {
    const { visitor } = await signedIn();
    const answer = await visitor.call("/app/fields/editable");
    expect(answer.status).toBe(200);
    const fields = (await answer.json()) as Record<string, { name: string; field_type: string }>;
    expect(Object.keys(fields)).toEqual([...Object.keys(answers), "file_uploads"]);
    for (const [name, field] of Object.entries(fields)) {
      expect(field.name).toBe(name);
      expect(fieldTypes).toContain(field.field_type);
    }
    expect(fields.website).toMatchObject({ label: "Website", rules: ["url"] });
    expect((await new Visitor(web.url).call("/app/fields/editable")).status).toBe(401);
  });
});

describe("forms of the gallery", () => {
  const form = (name: string) => `/dev/ui/form?form=${name}`;

  it("B-01 B-02 B-05 show title, alert, note and Cancel only where they are configured", async () => {
    const visitor = new Visitor(web.url);
    const full = await visitor.open(form("full"));
    for (const text of ["Everything", "This is the configured alert.", "asterisk", "Cancel"]) {
      expect(full.text).toContain(text);
    }
    const short = await visitor.open(form("short"));
    expect(short.text).toMatch(/\bSave\b/);
    for (const text of ["configured alert", "asterisk", "Cancel"]) {
      expect(short.text).not.toContain(text);
    }
  });

  it("B-03 B-04 start with the configured values, and a locked one cannot be saved", async () => {
    const visitor = new Visitor(web.url);
    const locked = await visitor.open(form("locked"));
    expect(locked.html).toContain('value="you@example.org"');
    expect(locked.text).toContain("Locked");
    expect(locked.text).not.toMatch(/\bSave\b/);
    expect(locked.html).toMatch(/<fieldset[^>]*disabled=""/);
    const sent = { _method: "PUT", email: "me@example.org" };
    expect((await visitor.submit(form("locked"), sent)).status).toBe(409);
    expect((await visitor.submit(form("short"), sent)).status).toBe(303);
  });

  it("B-08 a redirect is followed and the notification shown", async () => {
    const visitor = new Visitor(web.url);
    await visitor.open(form("clearing"));
    const saved = await visitor.submit(form("clearing"), {
      _method: "PUT",
      email: "a@example.org",
    });
    expect(saved.status).toBe(303);
    const next = await visitor.open(saved.headers.get("location") ?? "");
    expect(next.text).toContain("We wrote that down.");
    expect(next.text).toContain('{"email":"a@example.org"');
  });

  it("B-34 a password never comes back, whatever its field is called", async () => {
    const visitor = new Visitor(web.url);
    await visitor.open(form("full"));
    const sent = { _method: "PUT", portal_key: "tuba-4711", line: "typed again" };
    const page = await visitor.submit(form("full"), sent);
    expect(page.status).toBe(422);
    expect(page.html).toContain("typed again");
    expect(page.html).not.toContain("tuba-4711");
  });
});
