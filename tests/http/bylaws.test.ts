import { describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { docxParagraphs } from "#tests/documents/text";
import { boosterFields, chapterFields, leftOpenByChapters } from "#tests/factories/bylaws";
import { type Page, Visitor } from "#tests/setup/visitor";
import { bylawsServers } from "./bylaws-kit";

const form = "/bylaws-generator/chapter";
const answers = {
  name: "Beta Chapter of Alpha Delta",
  purpose: "To promote friendship & <scholarship>.",
  fiscal_year_end: "2",
  is_highlighted: "1",
};

const servers = bylawsServers();
const create = (fields: Record<string, unknown> = answers) => servers.create("chapter", fields);
const download = (hash: string, query = "") => `/bylaws-generator/download/${hash}${query}`;

describe("the chapter's bylaws over HTTP", () => {
  it("A-79 A-80 asks name, purpose, fiscal year end and highlight; all else may be left open", async () => {
    const { html } = await new Visitor(servers.url).open(form);
    const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"_][^"]*)"/g)]
      .map(([, name]) => name)
      .filter((name) => name !== "g-recaptcha-response");
    expect(names.sort()).toEqual([...Object.keys(chapterFields()), ...leftOpenByChapters].sort());
    expect(html).toContain("To promote friendship, scholarship");
  });

  it("A-81 takes JSON numbers and booleans too, and refuses a field that is not its own", async () => {
    const { saved } = await create({
      ...answers,
      version: 1,
      fiscal_year_end: 6,
      is_highlighted: true,
    });
    expect(saved.bylaw.version).toBe(1);
    const visitor = new Visitor(servers.url);
    await visitor.open(form);
    const answer = await visitor.call(form, "POST", { ...answers, facility: "Lincoln High" });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual(["facility"]);
  });

  it("tells a script that the document is being prepared, and shows a person a waiting page", async () => {
    const { visitor, saved } = await create();
    const answer = await visitor.call(download(saved.bylaw.hash));
    expect([answer.status, await answer.json()]).toEqual([202, { status: "preparing" }]);
    const page = await visitor.follow(download(saved.bylaw.hash));
    expect(page.path).toBe(`/bylaws-generator/waiting/${saved.bylaw.hash}`);
    expect(page.html).toMatch(/<meta http-equiv="refresh" content="2"/i);
  });

  it("offers to try again where a version's document could not be made", async () => {
    const { visitor, saved } = await create();
    const { hash } = saved.bylaw;
    await db.bylawsVersion.updateMany({
      where: { bylaws: { hash } },
      data: { state: "failed", failure: "storageFailure" },
    });
    const waiting = await visitor.open(`/bylaws-generator/waiting/${hash}`);
    const page = await visitor.open(saved.url);
    for (const { html, text } of [waiting, page]) {
      expect(text).toContain("The document could not be stored.");
      expect(html).toMatch(/<button[^>]*aria-label="Try again, Version 1"/);
    }
    expect((await visitor.submit(saved.url, { version: "2" })).status).toBe(404);
    const sent = await visitor.submit(saved.url, { version: "1" });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, saved.url]);
    expect((await visitor.open(saved.url)).text).not.toContain("Try again");
    const again = await visitor.call(saved.action, "POST", { version: 1 });
    expect(await again.json()).toEqual(saved);
  });

  it("A-82 H-15 gives the file that a worker made, in both formats, under the club's name", async () => {
    const { visitor, saved } = await create();
    await servers.startWorker();
    const { hash } = saved.bylaw;
    await expect.poll(async () => (await visitor.call(download(hash))).status).toBe(200);
    const docx = await visitor.request(download(hash));
    expect(docx.headers.get("content-type")).toContain("wordprocessingml.document");
    expect(docx.headers.get("content-disposition")).toMatch(/^attachment; filename=.*v1\.docx/);
    const bytes = Buffer.from(await docx.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(bytes.length).toBe(Number(docx.headers.get("content-length")));
    const pdf = await visitor.request(download(hash, "?format=pdf"));
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  it("makes a new version of the same bylaws with each PUT and keeps the older ones", async () => {
    const { visitor, saved } = await create();
    const again = await visitor.call(saved.action, "PUT", { ...answers, name: "Renamed" });
    expect(await again.json()).toEqual({ ...saved, bylaw: { ...saved.bylaw, version: 2 } });
    const page = await visitor.open(saved.url);
    expect(page.text).toContain("Version 2");
    expect(page.text).toContain("Version 1");
    const first = await visitor.open(`/bylaws-generator/view/${saved.bylaw.hash}?version=1`);
    expect(first.text).toContain(answers.name);
    const second = await visitor.open(`/bylaws-generator/view/${saved.bylaw.hash}`);
    expect(second.text).toContain("Renamed");
  });

  it("has a sheet of clauses for the articles, with the answers and nothing that searches find", async () => {
    const { visitor, saved } = await create({
      ...answers,
      purpose: "To row <together> each spring",
    });
    const path = `/bylaws-generator/articles/${saved.bylaw.hash}`;
    const page = await visitor.open(path);
    expect(page.text).toContain("Clauses for your articles");
    expect(page.text).toContain("its purpose is: To row <together> each spring");
    expect(page.text).toContain("shall inure to the benefit of any member");
    expect(page.text).toContain("Upon the dissolution of the organization");
    expect(page.html).not.toContain("<together>");
    expect((await visitor.open(saved.url)).html).toContain(path);
    expect((await visitor.open(`${path}?version=9`)).status).toBe(404);
  });

  it("offers the clauses as one page for Word and as PDF, with the organization's own answers", async () => {
    const purpose = "To row together each spring.";
    const { visitor, saved } = await servers.create("booster", {
      ...boosterFields(),
      name: "Lincoln Rowing",
      purpose,
    });
    const path = `/bylaws-generator/articles-file/${saved.bylaw.hash}`;
    const page = await visitor.open(`/bylaws-generator/articles/${saved.bylaw.hash}`);
    expect(page.text).toContain("organizational test reads your articles");
    expect(page.html).toContain(`href="${path}?version=1"`);
    expect(page.html).toContain(`href="${path}?version=1&amp;format=pdf"`);
    const file = await visitor.request(`${path}?version=1`);
    expect(file.headers.get("content-disposition")).toContain("Clauses-Lincoln-Rowing-v1.docx");
    expect(file.headers.get("cache-control")).toContain("no-store");
    const said = docxParagraphs(Buffer.from(await file.arrayBuffer()));
    expect(said.slice(0, 2)).toEqual(["Clauses for the Articles", "Lincoln Rowing"]);
    expect(said[2]).toContain("the IRS’s organizational test reads your articles");
    for (const title of ["Purpose", "No private benefit", "Dissolution"]) {
      expect(said).toContain(title);
    }
    expect(said.join("\n")).toContain(`Lincoln Rowing is organized exclusively for charitable`);
    expect(said.join("\n")).toContain(`its specific purpose is: ${purpose}`);
    const pdf = Buffer.from(
      await (await visitor.request(`${path}?format=pdf`)).arrayBuffer(),
    ).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect((await visitor.call(`${path}?version=9`)).status).toBe(404);
  });

  it("says why there is no page to download when the answers are too long for one", async () => {
    const purpose = Array.from({ length: 90 }, () => "To row together.").join("\n");
    const { visitor, saved } = await create({ ...answers, purpose });
    const path = `/bylaws-generator/articles/${saved.bylaw.hash}`;
    const page = await visitor.open(path);
    expect(page.text).toContain("longer than one page");
    expect(page.html).not.toContain("articles-file");
    const sent = await visitor.follow(`/bylaws-generator/articles-file/${saved.bylaw.hash}`);
    expect(sent.path).toBe(path);
    expect(sent.text).toContain("longer than one page");
  });

  it("the document to read comes once, without scripts; the form brings its own", async () => {
    const { visitor, saved } = await create({ ...answers, name: "Alpha Beta Readers" });
    const { html } = await visitor.open(`/bylaws-generator/view/${saved.bylaw.hash}`);
    expect(html).not.toContain('<script type="module"');
    expect(html.split("The name of this organization is")).toHaveLength(2);
    const form = await visitor.open(saved.url);
    expect(form.html).toContain('type="module"');
  });

  it("shows what was typed as text, never as markup", async () => {
    const { visitor, saved } = await create({ ...answers, name: '<img src=x onerror="alert(1)">' });
    for (const path of [saved.url, `/bylaws-generator/view/${saved.bylaw.hash}`]) {
      const { html } = await visitor.open(path);
      expect(html).not.toContain("<img src=x");
    }
  });

  it("A-24 knows bylaws by at least 128 random bits alone", async () => {
    const { visitor, saved } = await create();
    expect(Buffer.from(saved.bylaw.hash, "base64url").length).toBeGreaterThanOrEqual(16);
    for (const path of ["/bylaws-generator/chapter/1", "/bylaws-generator/view/1", download("1")]) {
      expect((await visitor.open(path)).status).toBe(404);
    }
  });

  it("A-26 keeps what was typed out of every address", async () => {
    const visitor = new Visitor(servers.url);
    const page = await visitor.open(form);
    const sent: Page = await visitor.submit(form, { ...answers, _at: page.hidden("_at") });
    const location = sent.headers.get("location") ?? "";
    expect(location).toMatch(/^\/bylaws-generator\/chapter\/[\w-]+$/);
    const { html } = await visitor.open(location);
    const addresses = [...html.matchAll(/(?:href|action|src)="([^"]+)"/g)].map(
      ([, url = ""]) => url,
    );
    for (const address of addresses) {
      expect(decodeURIComponent(address)).not.toMatch(/Beta Chapter|friendship/i);
    }
  });

  it("A-10 A-62 locks bylaws at their last version: 409, and nothing is stored", async () => {
    const { visitor, saved } = await create();
    await db.bylaws.update({ where: { hash: saved.bylaw.hash }, data: { versionCount: 500 } });
    const before = await db.bylawsVersion.count();
    const answer = await visitor.call(saved.action, "PUT", answers);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ message: expect.stringContaining("500 versions") });
    expect(await db.bylawsVersion.count()).toBe(before);
    const page = await visitor.open(saved.url);
    expect(page.text).toContain("Locked");
    expect(page.html).not.toMatch(/<button[^>]*type="submit"[^>]*>[^<]*Generate/);
  });

  it("tells search engines and other sites nothing about a page whose address is its key", async () => {
    const { visitor, saved } = await create();
    const { headers } = await visitor.open(saved.url);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toContain("no-store");
  });
});
