import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stampForm } from "#modules/platform/captcha/form-time.server";
import { db } from "#modules/platform/db.server";
import { makePerson, newAddress } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, startWeb, stopFaultless } from "#tests/setup/web";
import { formFields, formPaths, signedTime, solved } from "./forms-kit";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let visitor: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => stopFaultless(web));
beforeEach(async () => {
  visitor = new Visitor(web.url);
  await visitor.open("/contact");
});

const found = (email: string) => db.inquiry.findFirst({ where: { email } });
const response = "g-recaptcha-response";
const done = "Your message has been received. We'll get back with you shortly.";

describe.each(formPaths)("%s", (path) => {
  const name = path.slice(1);

  it("G-01 G-02 G-03 G-13 G-17 G-21 takes a script's post with a solved check, and none without", async () => {
    const fields = formFields[path]();
    const bare = await visitor.call(path, "POST", fields);
    expect([bare.status, Object.keys((await bare.json()).errors)]).toEqual([422, [response]]);
    const wrong = await visitor.call(path, "POST", { ...fields, [response]: "made-up" });
    expect(wrong.status).toBe(422);
    expect(await found(fields.email)).toBeNull();

    const check = await solved(visitor, name);
    const sent = await visitor.call(path, "POST", { ...fields, [response]: check });
    expect([sent.status, await sent.json()]).toEqual([200, { status: "received" }]);
    expect(await found(fields.email)).toMatchObject({
      kind: name.replace("-", "_"),
      state: "open",
      isVerified: true,
      organization: fields.organization,
    });
    const again = await visitor.call(path, "POST", { ...fields, [response]: check });
    expect(again.status).toBe(422);
    expect(await db.inquiry.count({ where: { email: fields.email } })).toBe(1);
  });

  it("G-06 G-07 G-08 refuses a plain form that came too soon, takes it later, and thanks on its page", async () => {
    const fields = formFields[path]();
    await visitor.open(path);
    // A minute ahead: the server that tests share takes a form at once.
    const soon = stampForm(name, new Date(Date.now() + 60_000));
    const early = await visitor.submit(path, { ...fields, _at: soon });
    expect(early.status).toBe(422);
    expect(early.text).toContain("That was very quick.");
    const _at = await signedTime(visitor, path);
    const trapped = await visitor.submit(path, { ...fields, _at, _website: "https://x.example" });
    expect(trapped.status).toBe(422);
    expect(await found(fields.email)).toBeNull();

    const answer = await visitor.submit(path, { ...fields, _at });
    expect(answer.status).toBe(303);
    const to = answer.headers.get("location") ?? "";
    expect(to).toMatch(new RegExp(`^${path}\\?sent=[\\w-]{22}$`));
    const thanks = await visitor.open(to);
    expect(thanks.text).toContain("Success!");
    expect(thanks.text).toContain(done);
    expect(thanks.html).toMatch(/<form method="dialog"><button[^>]*>OK</);
    expect(thanks.html).not.toContain(fields.email);
    expect(await found(fields.email)).toMatchObject({ isVerified: false });
    expect((await visitor.open(`${path}?sent=${"A".repeat(22)}`)).text).not.toContain(done);
  });

  it("G-09 says what is wrong at each field, and keeps what was typed", async () => {
    const fields = { ...formFields[path](), email: "nobody", organization: "Ünïon & <Sons>" };
    const script = await visitor.call(path, "POST", { ...fields, surprise: "1" });
    const { errors } = await script.json();
    expect([script.status, Object.keys(errors).toSorted()]).toEqual([422, ["email", "surprise"]]);
    const page = await visitor.submit(path, fields);
    expect(page.status).toBe(422);
    expect(page.html).toContain('id="email-error"');
    expect(page.html).toContain('value="Ünïon &amp; &lt;Sons&gt;"');
    expect(page.text).not.toContain("That didn't work.");
  });
});

describe("the fields of the forms", () => {
  it.each(formPaths)("%s have the names that are taken", async (path) => {
    const { html } = await visitor.open(path);
    const names = [...html.matchAll(/<(?:input|select|textarea)\b[^>]* name="([a-z]\w*)"/g)];
    const asked = new Set(names.map(([, name]) => name));
    expect([...asked].sort()).toEqual(Object.keys(formFields[path]()).sort());
  });

  const errorsOf = async (path: string, fields: Record<string, unknown>) => {
    const answer = await visitor.call(path, "POST", fields);
    return Object.keys((await answer.json()).errors).toSorted();
  };

  it("G-11 the subject is one of five", async () => {
    const fields = formFields["/contact"]();
    expect(await errorsOf("/contact", { ...fields, subject: "money" })).toEqual(["subject"]);
    for (const subject of ["general", "membership", "state_registration", "990_help", "renewals"]) {
      expect(await errorsOf("/contact", { ...fields, subject })).toEqual([response]);
    }
    const page = await visitor.open("/contact");
    const labels = ["General question", "Membership", "State registration", "990 help", "Renewals"];
    for (const label of labels) expect(page.html).toContain(`>${label}</option>`);
  });

  it("G-17 an EIN has nine digits, a group four, and a phone can be called", async () => {
    const fields = formFields["/compliance-check"]();
    const wrong = { ...fields, ein: "12-345678", group_id: "12", phone: "call me" };
    expect(await errorsOf("/compliance-check", wrong)).toEqual(["ein", "group_id", "phone"]);
    const { group_id: _, ...rest } = fields;
    expect(await errorsOf("/compliance-check", { ...rest, ein: "12 3456789" })).toEqual([response]);
  });

  it("G-19 affiliates are a number", async () => {
    const fields = formFields["/multi-chapter"]();
    for (const affiliates of ["many", "-3", "1.5", "", "12,34"]) {
      expect(await errorsOf("/multi-chapter", { ...fields, affiliates })).toEqual(["affiliates"]);
    }
    for (const affiliates of ["25", 25, "1,250"]) {
      expect(await errorsOf("/multi-chapter", { ...fields, affiliates })).toEqual([response]);
    }
  });

  it("G-10 G-12 G-15 G-16 G-18 G-20 the pages say the product's words", async () => {
    const contact = await visitor.open("/contact");
    expect(contact.text).toContain("Let's talk");
    expect(contact.html).toMatch(/<textarea[^>]*name="message"[^>]*rows="4"/);
    const compliance = (await visitor.open("/compliance-check")).text;
    expect(compliance).toMatch(/organizations at risk for revocation\?/);
    expect(compliance).toMatch(/review your chapters or affiliates for free/);
    expect(compliance).toContain("We may reach out to you if additional information is required.");
    expect((await visitor.open("/multi-chapter")).text).toContain(
      "Let us know about your organization and needs...",
    );
    const greek = (await visitor.open("/greek-collector")).text;
    expect(greek).toContain(
      "Are your chapters in good standing with the IRS? Get your campus report!",
    );
  });
});

describe("the page for headquarters", () => {
  it("says by when the IRS's new rules are to be followed, and with whom to check what nobody confirmed", async () => {
    const where = { code: "grp.transition" };
    const { dateRule, confirmed } = await db.dutyRule.findUniqueOrThrow({ where });
    const rule = dateRule as { date: string };
    const boxWith = async (date: string, isConfirmed: boolean) => {
      const data = { dateRule: { ...rule, date }, confirmed: isConfirmed };
      await db.dutyRule.update({ where, data });
      const { text } = await visitor.open("/multi-chapter");
      return [text.match(/New IRS rules.*?(?= Rev)/)?.[0], text.includes("Check with")];
    };
    const bare = "New IRS rules for groups";
    expect(await boxWith("2999-01-22", true)).toEqual([
      `${bare}: be ready by January 22, 2999`,
      false,
    ]);
    expect(await boxWith("2999-01-22", false)).toEqual([
      `${bare}: be ready by January 22, 2999`,
      true,
    ]);
    expect(await boxWith("2001-01-22", true)).toEqual([bare, false]);
    await db.dutyRule.update({ where, data: { dateRule: rule, confirmed } });
  });
});

describe("the stricter limit of plain forms", () => {
  it("G-06 ends after three, while solved checks go on", async () => {
    // Addresses are counted under a key of the secret: nobody else has counted under this one.
    const strict = await startWeb({ RATE_LIMIT_FACTOR: "1", APP_SECRET: randomUUID() });
    try {
      const plain = new Visitor(strict.url);
      const _at = await signedTime(plain, "/contact");
      const statuses: number[] = [];
      for (let sent = 0; sent < 4; sent++) {
        const page = await plain.submit("/contact", { ...formFields["/contact"](), _at });
        statuses.push(page.status);
      }
      expect(statuses).toEqual([303, 303, 303, 429]);
      const check = await solved(plain, "contact");
      const fields = { ...formFields["/contact"](), [response]: check };
      expect((await plain.call("/contact", "POST", fields)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});

describe("/admin/inquiries", () => {
  async function sent(changes: Record<string, string> = {}) {
    const fields = { ...formFields["/contact"](), ...changes };
    const check = await solved(visitor, "contact");
    await visitor.call("/contact", "POST", { ...fields, [response]: check });
    const row = await found(fields.email);
    if (!row) throw new Error("the message was not kept");
    return row;
  }

  it("G-13 H-07 shows, finds and exports inquiries; takes every step once", async () => {
    const person = await makePerson({ isStaff: true, firstName: "Grace" });
    const staff = await signedIn(web.url, person.email);
    const word = newAddress().slice(0, 8);
    const row = await sent({ organization: `Club ${word} 100%`, message: "=1+1" });
    const inbox = await staff.open(`/admin/inquiries?search=${word}+100%25`);
    expect(inbox.text).toContain("Maria Lopez");
    expect(inbox.text).toContain("Open (1)");
    expect(inbox.text).toContain("came today");
    expect((await staff.open(`/admin/inquiries?search=${word}&kind=multi_chapter`)).text).toContain(
      "Nothing here",
    );
    const sheet = await staff.request(`/admin/inquiries/csv?search=${word}`);
    expect(sheet.headers.get("cache-control")).toBe("private, no-store");
    const rows: Record<string, string>[] = parse(await sheet.text(), { bom: true, columns: true });
    expect(rows).toMatchObject([{ email: row.email, message: "'=1+1", verified: "1" }]);

    const path = `/admin/inquiries/${row.id}`;
    const step = async (fields: Record<string, string>) =>
      (await staff.submit(path, fields)).status;
    expect(await step({ step: "assign", version: "1", assignee: String(person.id) })).toBe(303);
    expect(await step({ step: "note", version: "1", text: "Knows us." })).toBe(409);
    expect(await step({ step: "note", version: "2", text: " " })).toBe(422);
    expect(await step({ step: "note", version: "2", text: "Knows us." })).toBe(303);
    expect(await step({ step: "reply", version: "3", text: "Any officer may." })).toBe(303);
    expect((await staff.open(path)).text).toContain("Your answer is on its way by e-mail.");
    expect(await step({ step: "done", version: "4" })).toBe(303);
    const page = await staff.open(path);
    for (const words of ["Grace noted:", "Knows us.", "Any officer may.", "marked it as done"]) {
      expect(page.text).toContain(words);
    }
    expect((await staff.open(`/admin/inquiries?search=${word}&who=me`)).text).toContain("Done (1)");
    const trail = await db.auditEntry.findMany({ where: { subject: `inquiry:${row.id}` } });
    expect(trail.map(({ action }) => action).toSorted()).toEqual([
      ...["inquiries.assigned", "inquiries.moved", "inquiries.note"],
      ...["inquiries.received", "inquiries.reply"],
    ]);
  });

  it("G-06 G-13 H-07 marks what came without a solved check", async () => {
    const fields = formFields["/contact"]();
    const _at = await signedTime(visitor, "/contact");
    await visitor.submit("/contact", { ...fields, _at });
    const row = await found(fields.email);
    const { email } = await makePerson({ isStaff: true });
    const staff = await signedIn(web.url, email);
    const page = await staff.open(`/admin/inquiries/${row?.id}`);
    expect(page.text).toContain("Sent without a solved bot check");
    const inbox = await staff.open(`/admin/inquiries?search=${fields.email}`);
    expect(inbox.text).toContain("Not verified");
  });
});
