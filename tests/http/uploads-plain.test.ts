import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { sendAsForm, smallPdf } from "#tests/setup/files";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let visitor: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  const person = await makePerson({});
  const account = await db.account.create({ data: { name: "Lincoln Boosters" } });
  await db.accountUser.create({
    data: { accountId: account.id, userId: person.id, isPrimary: true },
  });
  visitor = await signedIn(web.url, person.email);
});
afterAll(async () => {
  await web.stop();
});

const letter = { field: "uploads[]", name: "Letter 947.pdf", bytes: smallPdf };

/** Sends the letter from the page at this address; where the browser goes next. */
async function upload(at: string): Promise<string> {
  const answer = await sendAsForm(visitor, at, { profile_id: "" }, letter);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

describe("a file that is uploaded without script", () => {
  it("B-35 takes a plain form, and the page then says the file's number", async () => {
    const page = await visitor.open(await upload("/app/files?return=%2Fapp"));
    const { id } = await db.accountFile.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(page.text).toContain(`Letter 947.pdf is here. Its number is ${id}.`);
    expect(page.html).toContain('href="/app"');
  });

  it("B-35 comes back to the form's field with its number, after those before", async () => {
    const field = "/app/renewal?files_for=file_uploads";
    const first = await upload(`/app/files?return=${encodeURIComponent(field)}`);
    const page = await visitor.open(await upload(first));
    const added = await db.accountFile.findMany({ orderBy: { id: "asc" } });
    const [before, last] = added.slice(-2).map(({ id }) => id);
    expect(page.html).toContain(`href="${field}&amp;file=${before}&amp;file=${last}"`);
  });
});
