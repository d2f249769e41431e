import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { editablePages } from "~/wording/editable.server";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  const { email } = await makePerson({ isStaff: true });
  staff = await signedIn(web.url, email);
});
afterAll(() => stopFaultless(web));

const open = (path: string) => new Visitor(web.url).open(path);
const textPath = "/admin/texts/privacy/title";

describe("the texts of public pages", () => {
  it("change in both languages at once, for the page's script too, and go back", async () => {
    expect((await open("/privacy")).html).not.toContain("data-words");
    await staff.open(textPath);
    const fields = { en: "Your data <b>", es: "Sus datos", en_version: "0", es_version: "0" };
    const saved = await staff.submit(textPath, fields);
    expect([saved.status, saved.headers.get("location")]).toEqual([303, textPath]);
    const english = await open("/privacy");
    expect(english.html).toMatch(/<h1>Your data &lt;b&gt;<\/h1>/);
    expect(english.html).toContain(
      'data-words="{&quot;en&quot;:{&quot;privacy&quot;:{&quot;title&quot;:&quot;Your data &lt;b&gt;&quot;}}}"',
    );
    expect((await open("/privacy?lang=es")).text).toContain("Sus datos");
    const page = await staff.open(textPath);
    expect(page.text).toContain("Your data <b>");
    expect((await staff.open("/admin/texts")).text).toContain("Texts that were changed (1)");
    expect((await staff.open("/admin/texts?search=SUS+DATOS")).text).toContain("Texts found (1)");

    await staff.open(textPath);
    const late = await staff.submit(textPath, { ...fields, en: "Late" });
    expect(late.status).toBe(409);
    expect(late.text).toMatch(/Saved meanwhile Yours .{0,20}English.{0,20} Your data <b> Late/);
    expect(late.html).toContain('name="en_version" value="1"');
    const back = { en: "", es: " ", en_version: 1, es_version: 1 };
    expect(await (await staff.call(textPath, "POST", back)).json()).toMatchObject({ saved: 2 });
    expect((await open("/privacy")).html).not.toContain("data-words");
    expect((await open("/privacy?lang=es")).text).not.toContain("Sus datos");
    expect(await db.wordingVersion.count()).toBe(4);
  });

  it("keep what the page fills in, with what was typed at the field that lacks it", async () => {
    const path = "/admin/texts/home/lead";
    await staff.open(path);
    const typed = "We keep your papers.";
    const refused = await staff.submit(path, { en: typed, es: "" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("spelled like this, and no others: {brand}.");
    expect(refused.html).toContain(typed);
    const long = await staff.call(path, "POST", { en: "x".repeat(2_001), es: "" });
    expect(Object.keys((await long.json()).errors)).toEqual(["en"]);
  });

  it("are found under the name of their page; other addresses are no texts", async () => {
    const contact = await staff.open("/admin/texts?page=contact");
    expect(contact.text).toContain("Please leave out Social Security numbers");
    expect(contact.text).not.toContain("What we store");
    expect((await staff.open("/admin/texts?search=qqqq")).text).toContain(
      "No text has these words",
    );
    for (const path of ["home/nothing", "refusal/title", "home/constructor"]) {
      expect((await staff.open(`/admin/texts/${path}`)).status).toBe(404);
    }
    expect((await staff.open("/contact")).html).toContain('href="/admin/texts?page=contact"');
    expect((await open("/contact")).html).not.toContain("/admin/texts");
  });

  it.each(editablePages.map((page) => [page.name, page] as const))(
    "%s is one of both languages, and its page is there",
    async (_name, { en, es, path }) => {
      expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
      expect((await open(path)).status).toBe(200);
    },
  );
});
