import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pool } from "#modules/platform/db.server";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";

const form = "/bylaws-generator/chapter";
const answers = { name: "Gamma", purpose: "Friendship.", fiscal_year_end: "6" };
const reference = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const rows = async (table: string) =>
  Number((await pool.query(`select count(*) from ${table}`)).rows[0].count);

/** Breaks the database under the running server, so that the command fails half way. */
async function whileVersionsAreBroken(work: () => Promise<void>) {
  await pool.query("alter table outbox_jobs rename to outbox_jobs_away");
  try {
    await work();
  } finally {
    await pool.query("alter table outbox_jobs_away rename to outbox_jobs");
  }
}

describe("a fault of ours", () => {
  it("A-17 answers a script 500 with a reference that is in the log, and nothing is half done", async () => {
    const visitor = new Visitor(web.url);
    const page = await visitor.open(form);
    const before = await rows("bylaws");
    await whileVersionsAreBroken(async () => {
      const answer = await visitor.call(form, "POST", { ...answers, _at: page.hidden("_at") });
      expect(answer.status).toBe(500);
      const body = await answer.json();
      expect(body).toEqual({
        message: expect.stringMatching(/our side/),
        reference: expect.stringMatching(reference),
      });
      await expect
        .poll(() => web.log().some((line) => line.reference === body.reference && line.err))
        .toBe(true);
      expect(await rows("bylaws")).toBe(before);
    });
  });

  it("A-17 shows a person a page in the house style with the reference", async () => {
    const visitor = new Visitor(web.url);
    const page = await visitor.open(form);
    await whileVersionsAreBroken(async () => {
      const answer = await visitor.submit(form, { ...answers, _at: page.hidden("_at") });
      expect(answer.status).toBe(500);
      expect(answer.text).toContain("Something went wrong on our side");
      const shown = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(answer.text)?.[0];
      expect(answer.headers.get("x-request-id")).toBe(shown);
      expect(answer.html).toContain('class="site-head"');
      expect(answer.html).not.toContain("outbox_jobs");
    });
  });
});
