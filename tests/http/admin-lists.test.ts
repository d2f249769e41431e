import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { csvOf, importContent } from "#tests/modules/listings/bmf-files";
import { listOf, postcardLine, pub78Line, revokedLine } from "#tests/modules/listings/list-files";
import { folder } from "#tests/setup/data-folder";
import { leftovers, sendAsForm } from "#tests/setup/files";
import type { Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, startWorker } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let worker: RunningProcess;
let staff: Visitor;
let member: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  worker = await startWorker({ DATA_DIR: folder, WORKER_QUEUES: "default" });
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
  member = await signedIn(web.url, (await makePerson({})).email);
});
afterAll(async () => {
  await Promise.all([web.stop(), worker.stop()]);
});

const page = "/admin/listings";
const zipped = (content: string) => zipSync({ "list.txt": strToU8(content) });

async function send(
  name: string,
  bytes: Uint8Array,
  visitor = staff,
  asOf = "2026-11-10",
  choices: Record<string, string> = {},
) {
  const fields = { step: "send", as_of: asOf, ...choices };
  return sendAsForm(visitor, page, fields, { name, bytes, type: "application/zip" });
}

/** Opens the page of staff, as somebody who reloads it, until it says these words. */
async function waitFor(words: string): Promise<Page> {
  let shown = await staff.open(page);
  await expect
    .poll(async () => {
      shown = await staff.open(page);
      return shown.text;
    })
    .toContain(words);
  return shown;
}

describe("H-12 lists that staff send at /admin/listings", () => {
  it("imports each in a job, and the organization's page says what they say", async () => {
    const revoked = "010000001";
    const clean = "010000002";
    const own = { subsection: "03", group: "0000", affiliation: "3" };
    await importContent(
      csvOf(
        { ein: revoked, name: "GONE BOOSTERS", ...own },
        { ein: clean, name: "FINE BOOSTERS", ...own },
      ),
      "2026-11-09",
    );
    const revocations = listOf(revokedLine(revoked), revokedLine("010000003"));
    const sent = await send("data-download-revocation.zip", zipped(revocations));
    expect(sent.status).toBe(303);
    const done = await waitFor("data-download-revocation.zip Revocation list 11/10/2026 2 Done");
    expect(done.text).not.toContain("is being imported");
    await send("data-download-pub78.zip", zipped(listOf(pub78Line(clean, "PC,GROUP"))));
    await send("data-download-epostcard.zip", zipped(listOf(postcardLine(clean, "2024"))));
    await waitFor("Publication 78 11/10/2026 1 Done");
    await waitFor("990-N list 11/10/2026 1 Done");

    const gone = await staff.open(`/listings/${revoked}`);
    expect(gone.text).toContain("The IRS revoked its exemption automatically on November 15, 2017");
    expect(gone.text).toContain("Not listed as of November 10, 2026. This does not mean");
    const fine = await staff.open(`/listings/${clean}`);
    expect(fine.text).not.toMatch(/revoked (its|as)|was revoked/);
    expect(fine.text).toContain("Listed as of November 10, 2026: a public charity");
    expect(fine.text).toContain("For tax year 2024");
    const unlisted = await staff.open("/listings/010000003");
    expect(unlisted.text).toContain("not in what we have loaded, of November 9, 2026");
    expect(unlisted.text).toContain("The IRS revoked its exemption automatically on");
    expect(await leftovers(folder)).toEqual([]);
  });

  it("says at which line a list is broken, and keeps the one before", async () => {
    const before = await db.irsPub78.findMany();
    const lines = Array.from({ length: 20_000 }, (_, at) => pub78Line(String(200_000_000 + at)));
    await send("cut.zip", zipped(`${listOf(...lines)}200000000|cut`), staff, "2026-11-11");
    await waitFor("cut.zip Publication 78 11/11/2026 0 Refused at line 20001");
    expect(await db.irsPub78.findMany()).toEqual(before);
  });

  it("says how many would leave by a list that was cut, and takes it with the box ticked", async () => {
    const lines = Array.from({ length: 400 }, (_, at) => pub78Line(String(300_000_000 + at)));
    await send("whole.zip", zipped(listOf(...lines)), staff, "2026-11-12");
    await waitFor("whole.zip Publication 78 11/12/2026 400 Done");
    const cut = zipped(listOf(...lines.slice(0, 200)));
    await send("cut.zip", cut, staff, "2026-11-13");
    await waitFor(
      "cut.zip Publication 78 11/13/2026 200 Refused: 200 of 400 organizations would leave",
    );
    expect(await db.irsPub78.count()).toBe(400);
    const page = await staff.open("/admin/listings");
    expect(page.html).toMatch(/<input [^>]*type="checkbox"[^>]*name="accept_loss"[^>]*>/);
    await send("cut.zip", cut, staff, "2026-11-13", { accept_loss: "1" });
    await waitFor("cut.zip Publication 78 11/13/2026 200 Done");
    expect(await db.irsPub78.count()).toBe(200);
  });

  it("names a file that is none of the lists, and keeps the box ticked", async () => {
    const refused = await send("page.zip", zipped("<html></html>\n"), staff, "2026-11-10", {
      accept_loss: "1",
    });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("This is a web page, none of the IRS");
    expect(html).toMatch(/name="accept_loss"[^>]*checked/);
  });

  it("comes back to the form with what was typed when the file is none of the lists", async () => {
    const refused = await send("letter.zip", zipped("Dear IRS,\n"));
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("This is none of the IRS");
    expect(html).toContain('value="2026-11-10"');
    expect(await leftovers(folder)).toEqual([]);
  });

  it("asks for the date of the file, and keeps the box ticked", async () => {
    const file = zipped(listOf(pub78Line("010000001")));
    const refused = await send("list.zip", file, staff, "", { accept_loss: "1" });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("The date of the file field is required.");
    expect(html).toMatch(/name="accept_loss"[^>]*checked/);
    expect(await leftovers(folder)).toEqual([]);
  });

  it("takes a file from staff alone, and keeps no byte of others", async () => {
    const count = await db.listingImport.count();
    const refused = await send("list.zip", zipped(listOf(pub78Line("010000001"))), member);
    expect(refused.status).toBe(403);
    expect(await db.listingImport.count()).toBe(count);
    expect(await leftovers(folder)).toEqual([]);
  });
});
