import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { csvOf, importContent } from "#tests/modules/listings/bmf-files";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true, firstName: "Ada" })).email);
});
afterAll(async () => {
  await web.stop();
});

describe("H-12 /admin/listings", () => {
  it("adds a group, shows what was imported and what differs in it, and takes it out", async () => {
    await importContent(
      csvOf({ ein: "010209784", name: "STAYS" }, { ein: "010209785", name: "GOES" }),
      "2026-10-10",
    );
    await importContent(csvOf({ ein: "010209784", name: "STAYS" }), "2026-11-10");
    await importContent("Dear IRS,", "2026-12-10");
    await importContent(`${csvOf({ ein: "010209784", name: "STAYS" })}cut`, "2026-12-11");
    const refused = await staff.submit("/admin/listings", {
      step: "add",
      number: "12",
      label: "x",
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("A group exemption number has 4 digits.");
    const group = { step: "add", number: "0124", label: "Deltas" };
    expect((await staff.submit("/admin/listings", group)).status).toBe(303);
    const added = await staff.open("/admin/listings");
    expect(added.text).toContain("0124 Deltas");
    for (const words of [
      "made-2026-11-10.csv",
      "Refused: none of the IRS's lists",
      "Refused at line 3",
      "0 / 1 / 0",
      "GOES",
      "Left the file",
    ]) {
      expect(added.text).toContain(words);
    }
    await staff.submit("/admin/listings", { step: "remove", number: "0124" });
    const removed = await staff.open("/admin/listings");
    expect(removed.text).toContain("No group is configured");
    expect(await db.listingGroup.count()).toBe(0);
  });
});
