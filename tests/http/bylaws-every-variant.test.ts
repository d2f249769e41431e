import { describe, expect, it } from "vitest";
import type { Variant } from "#modules/bylaws/contract";
import { zipText } from "#tests/documents/text";
import { boosterFields, chapterFields, schoolFields } from "#tests/factories/bylaws";
import { Visitor } from "#tests/setup/visitor";
import { bylawsServers } from "./bylaws-kit";

const fieldsOf: Record<Variant, Record<string, unknown>> = {
  booster: boosterFields(),
  school: schoolFields(["is_501c3_required"]),
  chapter: chapterFields(),
};
const variants = ["booster", "school", "chapter"] as const;
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

const servers = bylawsServers();
const create = (variant: Variant, changes: Record<string, unknown> = {}) =>
  servers.create(variant, { ...fieldsOf[variant], ...changes });

/** As a plain form sends them: nothing for a box that is not ticked. */
const typed = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === 0 ? [] : [[name, String(value)]])),
  );

describe.each(variants)("the %s bylaws", (variant) => {
  const form = `/bylaws-generator/${variant}`;

  it("E-02 E-04 asks, offers to highlight and to generate, and says what the bylaws are", async () => {
    const { html, text } = await new Visitor(servers.url).open(form);
    expect(html).toMatch(
      /<input[^>]*name="is_highlighted"[^>]*type="checkbox"|type="checkbox"[^>]*name="is_highlighted"/,
    );
    expect(text).toContain("Highlight my responses in the document.");
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>(<span[^>]*>)?Generate/);
    expect(text).toContain("These bylaws are general best practice.");
    expect(text).toContain("They must be reviewed before use");
    expect(text).toContain("not guaranteed to be suitable");
    const isCharity = variant !== "chapter";
    expect(text.includes("organizational test reads your articles")).toBe(isCharity);
  });

  it("E-21 every month is a select of January to December with the numbers 1 to 12", async () => {
    const { html } = await new Visitor(servers.url).open(form);
    const asked = Object.keys(fieldsOf[variant]).filter((name) =>
      /_month$|^fiscal_year/.test(name),
    );
    for (const name of asked) {
      const [, inside = ""] =
        new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(html) ?? [];
      const options = [...inside.matchAll(/<option value="(\d+)"[^>]*>([^<]+)</g)];
      expect(options.map(([, value, label]) => [value, label])).toEqual(
        months.map((label, index) => [String(index + 1), label]),
      );
    }
    expect(asked).toHaveLength(variant === "chapter" ? 1 : 3);
  });

  it("E-03 E-09 refuses a new paper without the bot check, and asks none of who has the hash", async () => {
    const stranger = new Visitor(servers.url);
    await stranger.open(form);
    const refused = await stranger.call(form, "POST", fieldsOf[variant]);
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toHaveProperty("g-recaptcha-response");
    const bad = { ...fieldsOf[variant], "g-recaptcha-response": "eyJmb3JnZWQiOjF9" };
    expect((await stranger.call(form, "POST", bad)).status).toBe(422);
    const { visitor, saved } = await create(variant);
    const again = await visitor.call(saved.action, "PUT", fieldsOf[variant]);
    expect([again.status, (await again.json()).bylaw]).toEqual([
      200,
      { ...saved.bylaw, version: 2 },
    ]);
    const nowhere = saved.action.replace(saved.bylaw.hash, "x".repeat(saved.bylaw.hash.length));
    expect((await visitor.call(nowhere, "PUT", fieldsOf[variant])).status).toBe(404);
  });

  it("E-05 E-06 E-10 E-11 E-15 leads to its own address, which shows the answers and what can be had", async () => {
    const visitor = new Visitor(servers.url);
    const page = await visitor.open(form);
    const name = `Café & <Club> of ${variant}`;
    const fields = typed({ ...fieldsOf[variant], name });
    const sent = await visitor.submit(form, { ...fields, _at: page.hidden("_at") });
    expect(sent.status).toBe(303);
    const address = sent.headers.get("location") ?? "";
    expect(address).toMatch(new RegExp(`^/bylaws-generator/${variant}/[\\w-]{22,}$`));
    const after = await visitor.open(address);
    expect(after.text).toContain("Your bylaws have been created! Please select an option.");
    expect(after.html).toMatch(/<dialog[^>]*>.*Download.*View online.*<\/dialog>/s);
    expect(after.text).toContain("Your responses are saved");
    expect(after.html).toMatch(/<a[^>]*href="\/bylaws-generator"[^>]*>Start over</);
    const reopened = await new Visitor(servers.url).open(address);
    expect(reopened.html).toContain("Café &amp; &lt;Club&gt; of");
    expect(reopened.html).toContain('name="_method" value="PUT"');
    expect(reopened.html).not.toContain("<dialog");
    const hash = address.split("/").at(-1);
    expect(reopened.html).toContain(`href="/bylaws-generator/download/${hash}?version=1`);
    expect(reopened.html).toContain(`href="/bylaws-generator/view/${hash}?version=1"`);
    for (const [key, value] of Object.entries(fields)) {
      if (/_month$|^fiscal/.test(key))
        expect(reopened.html).toContain(`<option value="${value}" selected`);
    }
  });

  it("E-12 says which field is wrong, with everything that was typed", async () => {
    const visitor = new Visitor(servers.url);
    await visitor.open(form);
    const wrong = { ...fieldsOf[variant], name: "", fiscal_year_end: 13, purpose: "Kept words" };
    const answer = await visitor.call(form, "POST", wrong);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors).toSorted()).toEqual([
      "fiscal_year_end",
      "name",
    ]);
    const page = await visitor.submit(form, typed(wrong));
    expect(page.status).toBe(422);
    expect(page.text).toContain("The name field is required.");
    expect(page.html).toMatch(/<textarea[^>]*name="purpose"[^>]*>\n?Kept words</);
  });

  it("E-16 View online is the document as a page, with a reason beside every section", async () => {
    const { visitor, saved } = await create(variant);
    const page = await visitor.open(`/bylaws-generator/view/${saved.bylaw.hash}`);
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<h1>Bylaws<\/h1>/);
    expect(page.text).toContain(String(fieldsOf[variant].name));
    const sections = page.html.match(/<h3><span class="document-number">Section /g) ?? [];
    expect(sections.length).toBeGreaterThan(30);
    expect(
      page.html.match(/<details class="document-note"><summary>Why is this here\?/g),
    ).toHaveLength(sections.length);
    expect(page.html).toMatch(/Legal reference: <a href="https:[^"]+"/);
    expect(page.html).not.toContain("view.officeapps");
  });
});

/** Reads server-sent events until the stream ends. */
async function eventsOf(answer: Response, onFirst: () => Promise<void>): Promise<unknown[]> {
  const told: unknown[] = [];
  let rest = "";
  const reader = answer.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    rest += Buffer.from(next.value).toString("utf8");
    const parts = rest.split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      if (!part.startsWith("data: ")) continue;
      told.push(JSON.parse(part.slice("data: ".length)));
      if (told.length === 1) await onFirst();
    }
  }
  return told;
}

describe("while the document is being made", () => {
  it("E-13 E-18 a script is told 202 and hears when it is ready; then the file may load in a frame of ours", async () => {
    const { visitor, saved } = await create("booster");
    const { hash } = saved.bylaw;
    const file = `/bylaws-generator/download/${hash}`;
    const early = await visitor.call(file);
    expect([early.status, await early.json()]).toEqual([202, { status: "preparing" }]);
    const progress = `/bylaws-generator/progress/${hash}`;
    const now = await visitor.call(progress);
    expect(await now.json()).toEqual({ version: 1, state: "preparing" });
    const asBrowsersAsk = { Accept: "text/event-stream", "Accept-Encoding": "gzip" };
    const stream = await visitor.request(progress, { headers: asBrowsersAsk });
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.headers.get("content-encoding")).toBeNull();
    const told = await eventsOf(stream, servers.startWorker);
    expect(told).toEqual([
      { version: 1, state: "preparing" },
      { version: 1, state: "ready" },
    ]);
    const ready = await visitor.request(file);
    expect(ready.status).toBe(200);
    expect(ready.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(ready.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    const unknown = await visitor.request(`/bylaws-generator/progress/${"x".repeat(43)}`, {
      headers: { Accept: "text/event-stream" },
    });
    expect(unknown.status).toBe(404);
  });

  it.each(variants)(
    "E-17 E-19 E-20 %s: each save is a version, highlighted or not, that stays",
    async (variant) => {
      await servers.startWorker();
      const { visitor, saved } = await create(variant, { is_highlighted: 1 });
      const plain = { ...fieldsOf[variant], name: "Second Name", is_highlighted: 0 };
      await visitor.call(saved.action, "PUT", plain);
      const body = async (version: number) => {
        const path = `/bylaws-generator/download/${saved.bylaw.hash}?version=${version}`;
        await expect.poll(async () => (await visitor.call(path)).status).toBe(200);
        return zipText(
          Buffer.from(await (await visitor.call(path)).arrayBuffer()),
          "word/document.xml",
        );
      };
      expect(await body(1)).toContain('<w:highlight w:val="yellow"/>');
      const second = await body(2);
      expect(second).not.toContain("w:highlight");
      expect(second).toContain("Second Name");
      const { text } = await visitor.open(saved.url);
      expect(text).toMatch(/Version 2.*Version 1/s);
      const pdf = await visitor.request(
        `/bylaws-generator/download/${saved.bylaw.hash}?format=pdf&version=1`,
      );
      expect(pdf.headers.get("content-type")).toBe("application/pdf");
      expect(pdf.headers.get("content-disposition")).toMatch(/^attachment; .*v1\.pdf/);
    },
  );
});
