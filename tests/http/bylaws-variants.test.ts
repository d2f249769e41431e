import { beforeAll, describe, expect, it } from "vitest";
import { cooperationFlags } from "#modules/bylaws/contract";
import { docxParagraphs } from "#tests/documents/text";
import { boosterFields, leftOpenByBoosters, schoolFields } from "#tests/factories/bylaws";
import { Visitor } from "#tests/setup/visitor";
import { bylawsServers } from "./bylaws-kit";

const servers = bylawsServers();
beforeAll(servers.startWorker);

const questionsOf = (html: string) =>
  [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"_][^"]*)"/g)]
    .map(([, name]) => name)
    .filter((name) => name !== "g-recaptcha-response");

describe("the forms of the variants", () => {
  it("E-01 E-24 E-33 /bylaws-generator asks what the general bylaws need", async () => {
    const { html, text } = await new Visitor(servers.url).open("/bylaws-generator");
    expect(questionsOf(html).sort()).toEqual(
      [...Object.keys(boosterFields()), ...leftOpenByBoosters].sort(),
    );
    expect(text).toContain("Full legal name of the booster organization");
    expect(text).toContain("School or facility supported");
    expect(html).toContain('href="/bylaws-generator/school"');
    expect(html).toContain('href="/bylaws-generator/chapter"');
  });

  it("E-29 E-30 E-31 E-32 says what to enter, and starts with a sample purpose", async () => {
    const { text, html } = await new Visitor(servers.url).open("/bylaws-generator/booster");
    expect(text).toContain("This month must match the fiscal year end that you gave the IRS.");
    // The months come in their order, so the hint at each says which are chosen most.
    for (const usual of [
      "June, December and May",
      "February, March and April",
      "April, May and June",
    ]) {
      expect(text).toContain(`${usual} are usual.`);
    }
    expect(text).toContain("Do not rely on fundraising alone: it is not a tax-exempt purpose.");
    expect(text).toContain("The month nominations begin, generally 1-3 months before elections.");
    expect(html).toMatch(/<textarea[^>]*name="purpose"[^>]*>To support and enrich/);
  });

  it("E-01 E-34 E-36 E-37 the school form has the section School Cooperation", async () => {
    const { html, text } = await new Visitor(servers.url).open("/bylaws-generator/school");
    const general = Object.keys(boosterFields()).filter((name) => name !== "is_school");
    expect(questionsOf(html).sort()).toEqual(
      [...general, ...leftOpenByBoosters, "school_official_title", ...cooperationFlags].sort(),
    );
    expect(text).toContain("School Cooperation");
  });

  it("E-38 marks the official's title when a box came back ticked, and not before", async () => {
    const visitor = new Visitor(servers.url);
    const label = /School official|Title of the school official<span[^>]*>/;
    const before = await visitor.open("/bylaws-generator/school");
    expect(before.html).not.toMatch(label);
    const fields = schoolFields(["is_501c3_required"], { school_official_title: "" });
    const typed = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    const after = await visitor.submit("/bylaws-generator/school", Object.fromEntries(typed));
    expect(after.status).toBe(422);
    expect(after.html).toMatch(label);
    expect(after.text).toContain("The school official's title field is required.");
    expect(after.html).toMatch(/name="facility"[^>]*value="Lincoln High School"/);
  });
});

describe("a school's bylaws over HTTP", () => {
  it("E-07 E-08 E-17 E-35 are created, changed, and say what the school asks", async () => {
    const fields = schoolFields(["is_no_handling_of_funds_by_school_employees"], { is_school: 0 });
    const { visitor, saved } = await servers.create("school", fields);
    expect(saved.bylaw).toMatchObject({ version: 1 });
    const file = `/bylaws-generator/download/${saved.bylaw.hash}`;
    const at = (query: string) => visitor.call(`${file}${query}`);
    await expect.poll(async () => (await at("")).status).toBe(200);
    const xml = docxParagraphs(Buffer.from(await (await at("?version=1")).arrayBuffer())).join(
      "\n",
    );
    expect(xml).toContain("School Employees Do Not Handle Funds");
    expect(xml).toContain("(the “School”)");
    expect(xml).not.toContain("Yearly Approval");
    const changed = { ...fields, is_organization_approval_required: 1 };
    const again = await visitor.call(saved.action, "PUT", changed);
    expect(await again.json()).toMatchObject({ bylaw: { version: 2 } });
    await expect.poll(async () => (await at("?version=2")).status).toBe(200);
    const next = docxParagraphs(Buffer.from(await (await at("?version=2")).arrayBuffer())).join(
      "\n",
    );
    expect(next).toContain("Yearly Approval");
  });

  it("E-32 a month that is unusual is saved and warned of on the edit page", async () => {
    const fields = boosterFields({ nomination_month: 12 });
    const { visitor, saved } = await servers.create("booster", fields);
    const page = await visitor.open(saved.url);
    expect(page.text).toContain("yours begin 5 months before");
    expect(page.html).toMatch(/<option value="12" selected/);
  });
});
