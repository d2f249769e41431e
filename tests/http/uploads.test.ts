import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson, password } from "#tests/modules/accounts/people";
import { folder } from "#tests/setup/data-folder";
import { type FileToSend, formOf, leftovers, sendAsScript, smallPdf } from "#tests/setup/files";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await web.stop();
});

async function signedIn(options: { isStaff?: boolean; hasAccount?: boolean } = {}) {
  const { isStaff = false, hasAccount = !isStaff } = options;
  const person = await makePerson({ isStaff });
  const account = await db.account.create({ data: { name: "Lincoln Boosters" } });
  if (hasAccount) {
    const data = { accountId: account.id, userId: person.id, isPrimary: true };
    await db.accountUser.create({ data });
  }
  const visitor = new Visitor(web.url);
  await visitor.open("/login");
  await visitor.submit("/login", { email: person.email, password });
  await visitor.open("/app/files");
  return { visitor, accountId: account.id };
}

const pdf = (changes: Partial<FileToSend> = {}): FileToSend => ({
  field: "uploads[]",
  name: "Letter 947.pdf",
  bytes: smallPdf,
  ...changes,
});

const sendPdf = (visitor: Visitor, changes: Partial<FileToSend> = {}, fields = {}) =>
  sendAsScript(visitor, "/app/files", formOf(fields, pdf(changes)));

describe("POST /app/files", () => {
  it("B-35 F-39 keeps a document and answers its id, name and size to a script", async () => {
    const { visitor, accountId } = await signedIn();
    const fields = { create_new_accounts: "0", profile_id: "", params: '{"field":"irs_letter"}' };
    const answer = await sendPdf(visitor, {}, fields);
    expect(answer.status).toBe(200);
    const { files } = (await answer.json()) as { files: [{ id: number }] };
    expect(files).toEqual([
      { id: expect.any(Number), file_name: "Letter 947.pdf", size: smallPdf.length },
    ]);
    const stored = await db.accountFile.findUniqueOrThrow({ where: { id: files[0].id } });
    expect(stored).toMatchObject({ accountId, params: { field: "irs_letter" } });

    const file = await visitor.request(`/app/files/${files[0].id}/download`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(smallPdf);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="Letter 947.pdf"',
      "content-security-policy": expect.stringMatching(/default-src 'none'; sandbox$/),
      "x-content-type-options": "nosniff",
    });
    expect(await leftovers(folder)).toEqual([]);
  });

  it("takes a little text beside the file and no heap of it", async () => {
    const { visitor } = await signedIn();
    const heap = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`note${index}`, "x".repeat(99_000)]),
    );
    const answer = await sendPdf(visitor, {}, heap);
    const { errors } = (await answer.json()) as { errors: object };
    expect([answer.status, errors]).toEqual([422, {}]);
    expect(await leftovers(folder)).toEqual([]);
  });

  it("keeps letters of every script in a name, and nothing that could break a header", async () => {
    const { visitor } = await signedIn();
    const answer = await sendPdf(visitor, { name: 'Übersicht "写真"\u202e 2026.pdf' });
    const { files } = (await answer.json()) as { files: [{ id: number; file_name: string }] };
    expect(files[0].file_name).toBe('Übersicht "写真" 2026.pdf');
    const file = await visitor.request(`/app/files/${files[0].id}/download`);
    expect(file.headers.get("content-disposition")).toContain(
      "filename*=UTF-8''%C3%9Cbersicht%20%22%E5%86%99%E7%9C%9F%22%202026.pdf",
    );
  });

  it("B-97 gives a file to staff, not to another member and not to a visitor", async () => {
    const { visitor } = await signedIn();
    const { files } = (await (await sendPdf(visitor)).json()) as { files: [{ id: number }] };
    const path = `/app/files/${files[0].id}/download`;
    const staff = (await signedIn({ isStaff: true })).visitor;
    expect((await staff.call(path)).status).toBe(200);
    const other = (await signedIn()).visitor;
    expect((await other.call(path)).status).toBe(404);
    expect((await new Visitor(web.url).call(path)).status).toBe(401);
  });

  it("B-97 refuses another account, and staff who name none", async () => {
    const { visitor } = await signedIn();
    const { accountId } = await signedIn();
    const other = await sendPdf(visitor, {}, { profile_id: String(accountId) });
    expect(other.status).toBe(404);
    const staff = (await signedIn({ isStaff: true })).visitor;
    const nobody = await sendPdf(staff);
    expect(nobody.status).toBe(422);
    expect((await nobody.json()).errors).toHaveProperty("profile_id");
    expect((await sendPdf(staff, {}, { profile_id: String(accountId) })).status).toBe(200);
    const made = await sendPdf(staff, { name: "New club.pdf" }, { create_new_accounts: "1" });
    expect(made.status).toBe(200);
    expect(await db.account.count({ where: { name: "New club" } })).toBe(1);
  });

  it.each([
    ["an extension on the list", { name: "setup.exe" }],
    ["one that hides in the middle", { name: "letter.js.pdf" }],
    ["content that is no PDF", { bytes: Buffer.from("GIF89a, not a letter") }],
    ["another declared type", { type: "image/png" }],
    ["a kind that is not taken", { name: "club.zip", type: "application/zip" }],
  ] as [string, Partial<FileToSend>][])("refuses %s", async (_, changes) => {
    const { visitor } = await signedIn();
    const answer = await sendPdf(visitor, changes);
    expect(answer.status).toBe(422);
    const name = changes.name ?? "Letter 947.pdf";
    expect((await answer.json()).errors).toEqual({ "uploads[]": [`${name} is not allowed.`] });
    expect(await leftovers(folder)).toEqual([]);
  });

  it("says what is missing, and takes one file at a time", async () => {
    const { visitor } = await signedIn();
    const none = await sendAsScript(visitor, "/app/files", formOf({ params: "" }));
    expect((await none.json()).errors).toEqual({ "uploads[]": ["Choose a file first."] });
    const empty = await sendPdf(visitor, { bytes: Buffer.alloc(0) });
    expect((await empty.json()).errors).toEqual({ "uploads[]": ["Letter 947.pdf is empty."] });
    const two = await sendAsScript(visitor, "/app/files", formOf({}, pdf(), pdf()));
    expect(two.status).toBe(422);
    expect((await two.json()).errors).toEqual({ "uploads[]": ["One at a time please!"] });
    const params = await sendPdf(visitor, {}, { params: "[1" });
    expect((await params.json()).errors).toHaveProperty("params");
    expect((await sendPdf(visitor, {}, { level: "3" })).status).toBe(422);
    expect(await leftovers(folder)).toEqual([]);
  });

  it("refuses what is too large with 413, said beforehand or not", async () => {
    const { visitor } = await signedIn();
    const large = await sendPdf(visitor, { bytes: Buffer.alloc(25_000_001, "%PDF-1.4 ") });
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual({
      message: "Letter 947.pdf is too large: 25 MB at most.",
    });
    const huge = await sendPdf(visitor, { bytes: Buffer.alloc(30_000_000, "%PDF-1.4 ") });
    expect(await huge.json()).toEqual({ message: "The file is too large: 25 MB at most." });
    expect(await leftovers(folder)).toEqual([]);
  });
});

describe("a request with a file", () => {
  it("is refused without a token, with a wrong one, and with one after the file", async () => {
    const { visitor } = await signedIn();
    const none = { "X-CSRF-TOKEN": "" };
    const headers = [none, { "X-CSRF-TOKEN": "a.b" }, { "Sec-Fetch-Site": "cross-site" }];
    for (const header of headers) {
      const answer = await sendAsScript(visitor, "/app/files", formOf({}, pdf()), header);
      expect(answer.status).toBe(403);
    }
    const late = formOf({}, pdf());
    late.append("_token", visitor.csrfToken);
    const answer = await visitor.request("/app/files", {
      method: "POST",
      body: late,
      headers: { Accept: "application/json" },
    });
    expect(answer.status).toBe(403);
    expect(await leftovers(folder)).toEqual([]);
  });

  it("of a visitor who is not signed in is refused before it is kept", async () => {
    const visitor = new Visitor(web.url);
    await visitor.open("/login");
    expect((await sendPdf(visitor)).status).toBe(401);
    expect(await leftovers(folder)).toEqual([]);
  });

  it("that stops in the middle leaves nothing behind", async () => {
    const { visitor, accountId } = await signedIn();
    for (let count = 0; count < 5; count++) {
      await breakOff(visitor, 400_000);
    }
    expect(await leftovers(folder)).toEqual([]);
    expect(await db.accountFile.count({ where: { accountId } })).toBe(0);
    expect((await sendPdf(visitor)).status).toBe(200);
  });

  it("that ends before its last boundary is refused, not a fault", async () => {
    const { visitor } = await signedIn();
    const head =
      '--b\r\nContent-Disposition: form-data; name="uploads[]"; filename="a.pdf"\r\n\r\n';
    for (const body of [head, `${head}%PDF-1.4`, "--b\r\n", "", "--c--"]) {
      const answer = await visitor.call("/app/files", "POST", body, {
        "Content-Type": "multipart/form-data; boundary=b",
      });
      expect(answer.status).toBe(422);
    }
    const bare = await visitor.call("/app/files", "POST", "x", {
      "Content-Type": "multipart/form-data",
    });
    expect(bare.status).toBe(422);
    expect(await leftovers(folder)).toEqual([]);
  });
});

/** Sends the beginning of an upload that announces more, and goes away. */
async function breakOff(visitor: Visitor, bytes: number): Promise<void> {
  const sent = request(new URL("/app/files", visitor.origin), {
    method: "POST",
    headers: {
      "Content-Type": "multipart/form-data; boundary=b",
      "Content-Length": 2_000_000,
      "X-CSRF-TOKEN": visitor.csrfToken,
      Cookie: `sid=${visitor.cookie("sid")}`,
    },
  });
  sent.on("error", () => {});
  const head = 'Content-Disposition: form-data; name="uploads[]"; filename="a.pdf"';
  sent.write(`--b\r\n${head}\r\nContent-Type: application/pdf\r\n\r\n`);
  sent.write(randomBytes(bytes));
  await sleep(150);
  sent.destroy();
}
