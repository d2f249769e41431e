import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { changeBonus } from "#modules/accounts/index.server";
import {
  acceptHandover,
  type ClaimFields,
  claimFile,
  claimSchema,
  decideClaim,
  groupClaims,
  listClaims,
  makeClaim,
  objectToClaim,
  planHandover,
  runningClaim,
  tendHandovers,
} from "#modules/handover/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import type { SentFile } from "#modules/platform/files/index.server";
import { cents } from "#modules/platform/money";
import { primaryIds } from "../accounts/clubs";
import { lettersTo } from "../accounts/mailbox";
import { makePerson, newAddress } from "../accounts/people";
import { must } from "../duties/calendar";
import { clock, makeGroup } from "../letters/letters-world";
import { enter } from "../officers/officers-world";
import { emptyWorld, work as workOff } from "../standing/clubs-world";
import { acceptance, planFields, tokenTo } from "./handover-world";

beforeEach(emptyWorld);

/** Minutes as a text file. */
function minutes(): SentFile {
  const bytes = "Minutes: Grace Hopper was elected president.\n";
  const path = join(tmpdir(), `${randomUUID()}.txt`);
  writeFileSync(path, bytes);
  const file = { field: "file", name: "minutes.txt", declaredType: "text/plain" };
  return { ...file, size: bytes.length, sha256: "", path };
}

/** A chapter of a headquarters, claimed on November 23 at 9:30. */
async function claimed(changes: Partial<ClaimFields> = {}) {
  const time = clock("2026-11-23T09:30:00Z");
  const { central, hq, chapter } = await makeGroup(time, 1);
  const former = newAddress();
  const term = { office: "treasurer", name: "Ada Lovelace", starts_on: "2026-07-01" };
  await enter(time.system, chapter.id, { ...term, email: former });
  const visitor = () => createCtx({ now: time.now });
  const email = newAddress();
  const fields: ClaimFields = {
    ein: "12-3456789",
    name: "Grace Hopper",
    email,
    office: "president",
    title: "",
    why: "The last president moved away.",
    ...changes,
  };
  const { id } = must(await makeClaim(visitor(), { fields, file: minutes() }));
  const staff = await makePerson({ isStaff: true });
  const asStaff = () => time.as(staff, [], { isStaff: true, role: "owner" });
  const work = () => workOff({ ctx: time.system });
  const subjects = async (address: string) =>
    (await lettersTo(address)).map(({ subject }) => subject);
  await work();
  return {
    time,
    central,
    hq,
    chapter,
    former,
    visitor,
    email,
    fields,
    id,
    asStaff,
    work,
    subjects,
  };
}

const stateOf = async (id: number) => (await db.claim.findUniqueOrThrow({ where: { id } })).state;

describe("the claim of a club that nobody is left in", () => {
  it("HND-11 is told to all at once, and approved it becomes a handover after 7 days", async () => {
    const world = await claimed();
    const { time, central, hq, chapter, former, visitor, email, id, work, subjects } = world;
    for (const told of [chapter.president.email, central.primary.email, former]) {
      expect(await subjects(told)).toContain("Chapter 1: Grace Hopper claims the club");
    }
    expect(await subjects(email)).toContain("Chapter 1: your claim was received");
    const letters = await lettersTo(central.primary.email);
    expect(letters.map(({ text }) => text).join(" ")).toContain("approve the claim or not");
    // Whoever cannot object on our pages is told whom to write to.
    const [known] = await lettersTo(former);
    expect(known?.text).toContain("the club's roster names you as an officer");
    const [shown] = must(await groupClaims(hq(), central.id));
    expect(shown).toMatchObject({ id, state: "open", mayDecide: true });
    expect(shown?.effectiveAt).toEqual(new Date("2026-11-30T09:30:00Z"));
    expect(must(await claimFile(hq(), id)).fileName).toBe("minutes.txt");
    // Without a scanner the paper waits for one, however old it gets.
    expect((await db.claim.findUniqueOrThrow({ where: { id } })).scannedAt).toBeNull();
    const decision = { id, reason: "Minutes are fine.", isApproved: true };
    const asked = hq();
    const unproved = createCtx({
      ...asked,
      actor: { ...asked.actor, provedAt: undefined } as typeof asked.actor,
    });
    expect(await decideClaim(unproved, decision)).toMatchObject({ refusal: { code: "confirm" } });
    expect(await claimFile(time.as(await makePerson(), []), id)).toMatchObject({ ok: false });
    must(await decideClaim(hq(), { id, reason: "Minutes are fine.", isApproved: true }));
    await tendHandovers(time.system);
    expect(await stateOf(id)).toBe("approved");
    expect(await db.handover.count({ where: { origin: "claim" } })).toBe(0);
    time.set("2026-11-30T09:30:00Z");
    await tendHandovers(time.system);
    await work();
    expect(await stateOf(id)).toBe("effective");
    must(await acceptHandover(visitor(), acceptance(await tokenTo(email), { email })));
    const user = await db.user.findFirstOrThrow({ where: { email } });
    expect(await primaryIds(chapter.id)).toEqual([user.id]);
  });

  it("HND-11 an objection within 7 days stops it until staff decide, and both sides see why", async () => {
    const { time, central, hq, chapter, email, id, asStaff, work } = await claimed();
    /** Claimant, club and headquarters read what became of it, and why. */
    const allRead = async (subject: string, why: string) => {
      await work();
      for (const address of [email, chapter.president.email, central.primary.email]) {
        const letters = await lettersTo(address);
        const letter = letters.find((one) => one.subject === `Chapter 1: ${subject}`);
        expect([address, letter?.text]).toEqual([address, expect.stringContaining(why)]);
      }
    };
    must(await decideClaim(hq(), { id, reason: "The minutes say so.", isApproved: true }));
    await allRead("the claim was approved", "The minutes say so.");
    const own = chapter.ctx();
    expect(await runningClaim(own, chapter.id)).toMatchObject({ mayObject: true });
    must(await objectToClaim(own, { id, reason: "I am still here." }));
    await allRead("somebody objected to the claim", "I am still here.");
    time.set("2026-12-02T09:30:00Z");
    await tendHandovers(time.system);
    expect(await stateOf(id)).toBe("objected");
    const decision = { id, reason: "We looked.", isApproved: false };
    expect(await decideClaim(hq(), decision)).toMatchObject({ refusal: { code: "conflict" } });
    expect(must(await listClaims(asStaff()))[0]).toMatchObject({ mayDecide: true });
    must(await decideClaim(asStaff(), decision));
    await allRead("the claim was not approved", "We looked.");
    expect(await stateOf(id)).toBe("rejected");
    expect(await primaryIds(chapter.id)).toEqual([chapter.president.id]);
    expect(await objectToClaim(own, { id, reason: "Late." })).toMatchObject({
      refusal: { code: "conflict" },
    });
  });

  it("HND-11 an approved claim is ended while it is no handover, and waits while the club is suspended", async () => {
    const { time, hq, chapter, id } = await claimed();
    must(await decideClaim(hq(), { id, reason: "Fine.", isApproved: true }));
    const own = chapter.ctx();
    await db.account.update({
      where: { id: chapter.id },
      data: { suspendedAt: time.now(), suspendedReason: "Being looked at." },
    });
    time.set("2026-12-01T09:30:00Z");
    await tendHandovers(time.system);
    expect(await stateOf(id)).toBe("approved");
    // Its seven days are over all the same.
    expect(await objectToClaim(own, { id, reason: "Late." })).toMatchObject({
      refusal: { code: "conflict" },
    });
    const again = { id, reason: "Again.", isApproved: true };
    expect(await decideClaim(hq(), again)).toMatchObject({ refusal: { code: "conflict" } });
    must(await decideClaim(hq(), { id, reason: "The minutes are not yours.", isApproved: false }));
    expect(await stateOf(id)).toBe("rejected");
  });

  it("HND-11 one whose claimant has a handover that was never sent gets its link", async () => {
    const { time, hq, chapter, id, visitor, email, work } = await claimed();
    const own = chapter.ctx();
    const plan = { accountId: chapter.id, fields: planFields({ email }) };
    const { id: handoverId } = must(await planHandover(own, plan));
    must(await decideClaim(hq(), { id, reason: "Fine.", isApproved: true }));
    await work();
    time.set("2026-12-10T09:30:00Z");
    await tendHandovers(time.system);
    await work();
    expect(await db.claim.findUnique({ where: { id } })).toMatchObject({
      state: "effective",
      handoverId,
    });
    const effective = { action: "handover.claim-effective", subject: `account:${chapter.id}` };
    expect(await db.auditEntry.count({ where: effective })).toBe(1);
    must(await acceptHandover(visitor(), acceptance(await tokenTo(email), { email })));
  });

  it("HND-11 the bonus money is locked while it runs, and free afterwards", async () => {
    const { time, chapter, id, asStaff } = await claimed();
    const accountId = chapter.id;
    await db.account.update({ where: { id: accountId }, data: { bonusBalanceCents: 5_000 } });
    const spend = () => changeBonus(time.system, { accountId, by: cents(-1_000) });
    expect(await spend()).toMatchObject({ refusal: { code: "conflict" } });
    must(await decideClaim(asStaff(), { id, reason: "No.", isApproved: false }));
    must(await spend());
  });

  it("HND-11 is refused at its field for a club that is unknown, merged, suspended or claimed already, and tells none of the last apart from its primary user", async () => {
    const { time, visitor, fields, chapter, central, id, asStaff } = await claimed();
    const make = (changes: Partial<ClaimFields>, file: SentFile | undefined = minutes()) =>
      makeClaim(visitor(), { fields: { ...fields, ...changes }, file });
    const at = (field: string) => ({ refusal: { code: "invalid", errors: { [field]: [{}] } } });
    const running = await make({});
    expect(running).toMatchObject(at("ein"));
    must(await decideClaim(asStaff(), { id, reason: "No.", isApproved: false }));
    expect(await make({ ein: "98-7654321" })).toMatchObject(at("ein"));
    expect(await make({ ein: "12" })).toMatchObject(at("ein"));
    expect(await make({ office: null })).toMatchObject(at("office"));
    expect(parseFields(claimSchema, { office: "king" }, "en")).toMatchObject(at("office"));
    // Neither whose address it is nor what became of the club is told apart.
    expect(await make({ email: chapter.president.email })).toEqual(running);
    expect(await make({ office: "other" })).toMatchObject(at("title"));
    expect(await makeClaim(visitor(), { fields, file: undefined })).toMatchObject(at("file"));
    await db.account.update({
      where: { id: chapter.id },
      data: { suspendedAt: new Date(), suspendedReason: "Being looked at." },
    });
    expect(await make({})).toEqual(running);
    // A club that became another's is claimed as that one alone.
    await db.account.update({
      where: { id: chapter.id },
      data: { mergedIntoId: central.id, mergedAt: time.now() },
    });
    const gone = await make({});
    expect(gone).toEqual(await make({ ein: "98-7654321" }));
  });
});
