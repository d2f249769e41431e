import { createHash, randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { entriesAlike, listEntries } from "#modules/contest/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { as, makePerson } from "#tests/modules/accounts/people";
import { openContests, photo, runJobs, send } from "./entries";
import { code } from "./staffed";

let staff = createCtx();
beforeAll(async () => {
  await openContests();
  staff = as(await makePerson({ isStaff: true }));
});

/** A picture that looks like no other. */
const drawn = () =>
  sharp(randomBytes(9 * 8 * 3), { raw: { width: 9, height: 8, channels: 3 } })
    .resize(900, 800, { kernel: "nearest" })
    .png()
    .toBuffer();

async function sent(bytes: Buffer): Promise<number> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const done = await send({ file: await photo({ sha256 }, bytes) });
  if (!done.ok) throw new Error(done.refusal.code);
  await runJobs();
  return done.value.id;
}

const othersOf = async (id: number) => {
  const found = await entriesAlike(staff, id);
  return found.ok ? found.value.slice(1).map((entry) => entry.id) : undefined;
};

it("F-25 F-35 the same picture in another size and quality is beside the first, another one is not", async () => {
  const picture = await drawn();
  const first = await sent(picture);
  const smaller = await sent(
    await sharp(picture).resize(450, 400).png({ palette: true }).toBuffer(),
  );
  const again = await sent(picture);
  const other = await sent(await drawn());
  expect(await othersOf(first)).toEqual([smaller, again]);
  expect(await othersOf(again)).toEqual([first, smaller]);
  expect(await othersOf(other)).toEqual([]);

  const { contestId } = await db.contestEntry.findUniqueOrThrow({ where: { id: first } });
  const listed = await listEntries(staff, { contestId, state: "pending", page: 1 });
  const alike = listed.ok && listed.value.rows.map((row) => [row.id, row.alike]);
  expect(alike).toEqual([
    [first, 2],
    [smaller, 2],
    [again, 2],
    [other, 0],
  ]);
  expect(code(await entriesAlike(createCtx(), first))).toBe("forbidden");
});
