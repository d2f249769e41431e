import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson, password } from "#tests/modules/accounts/people";
import { formOf, leftovers, sendAsScript, smallPdf } from "#tests/setup/files";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb, temporaryFolder } from "#tests/setup/web";

const folder = temporaryFolder();
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.path]);
const isSmall = mounted.status === 0;
if (!isSmall) console.log("skipped: a full disk (this machine lets us mount no small one)");

describe.skipIf(!isSmall)("an upload to a full disk", () => {
  let web: RunningProcess;
  beforeAll(async () => {
    web = await startWeb({ DATA_DIR: folder.path });
  });
  afterAll(async () => {
    await web.stop();
    spawnSync("umount", ["--lazy", folder.path]);
    folder.remove();
  });

  it("is answered in clear words, leaves nothing behind, and works when there is room", async () => {
    const person = await makePerson();
    const account = await db.account.create({ data: { name: "Lincoln Boosters" } });
    await db.accountUser.create({ data: { accountId: account.id, userId: person.id } });
    const visitor = new Visitor(web.url);
    await visitor.open("/login");
    await visitor.submit("/login", { email: person.email, password });
    await visitor.open("/app/files");
    const bytes = Buffer.concat([smallPdf, Buffer.alloc(600_000)]);
    const file = { field: "uploads[]", name: "letter.pdf", bytes };
    const send = () => sendAsScript(visitor, "/app/files", formOf({}, file));

    // One disk for what arrives and for what is kept: half of it is too small for the second copy.
    for (const size of [700_000, 300_000]) {
      const ballast = join(folder.path, "ballast");
      writeFileSync(ballast, Buffer.alloc(size));
      const answer = await send();
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({
        message: expect.stringContaining("Nothing was lost or changed. Please try again"),
        reference: expect.any(String),
      });
      rmSync(ballast);
    }
    expect(await leftovers(folder.path)).toEqual([]);
    expect(await db.accountFile.count()).toBe(0);
    expect(
      (await sendAsScript(visitor, "/app/files", formOf({}, { ...file, bytes: smallPdf }))).status,
    ).toBe(200);
  });
});
