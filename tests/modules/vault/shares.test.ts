import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { suspendAccount } from "#modules/accounts/index.server";
import {
  acceptHandover,
  completeHandover,
  readHandover,
  takeLink,
} from "#modules/handover/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import {
  changePaper,
  lookAtShare,
  makeShare,
  openShare,
  openSharedFile,
  readPaper,
  readShare,
  revokeShare,
  shareSchema,
} from "#modules/vault/index.server";
import { makeClub } from "../accounts/clubs";
import { lettersTo } from "../accounts/mailbox";
import { newAddress } from "../accounts/people";
import { must } from "../duties/calendar";
import { acceptance, handoverWorld } from "../handover/handover-world";
import { keep, keepNewer, paperFields, sentFile } from "./vault-world";

type Said = Readonly<Record<string, string | string[]>>;

async function world() {
  const scene = await handoverWorld();
  const { id } = scene.club;
  const primary = scene.outgoing();
  const paper = await keep(primary, id, { title: "EIN letter" });
  const make = (said: Said = {}, by: Ctx = scene.outgoing()) => {
    const all = { name: "Our bank", what: "papers", papers: [String(paper)], ...said };
    const fields = must(parseFields(shareSchema, all, "en"));
    return makeShare(by, { accountId: id, fields });
  };
  const kept = new Map<number, string>();
  const reader = (token: string) => ({
    token,
    proof: (share: number) => kept.get(share),
    device: "computer" as const,
    ip: randomUUID(),
  });
  const look = async (token: string) => {
    const seen = must(await lookAtShare(scene.visitor(), { ...reader(token), page: 1 }));
    if (seen.state === "open" && seen.proof) kept.set(seen.page.id, seen.proof);
    return seen;
  };
  const titles = async (token: string) => {
    const seen = await look(token);
    return seen.state === "open" ? seen.page.papers.map(({ title }) => title) : seen.state;
  };
  const open = async (token: string, passcode = "") => {
    const opened = await openShare(scene.visitor(), { ...reader(token), passcode });
    if (opened.ok) kept.set(opened.value.id, opened.value.proof);
    return opened;
  };
  const forget = () => kept.clear();
  return { ...scene, id, paper, make, reader, look, titles, open, forget };
}

describe("links to papers", () => {
  it("VLT-04 opens what was chosen: a year's papers of that day, none private, none added later", async () => {
    const { id, make, titles, outgoing, paper } = await world();
    await keep(outgoing(), id, { title: "Minutes", dated_on: "2026-02-01" });
    await keep(outgoing(), id, { title: "Secret", is_private: "1" });
    await keep(outgoing(), id, { title: "Old", dated_on: "2024-02-01" });
    const year = must(await make({ what: "year", papers: [], fiscal_year: "2026" }));
    await keep(outgoing(), id, { title: "Added later" });
    expect(await titles(year.token)).toEqual(["EIN letter", "Minutes"]);
    const one = must(await make());
    expect(await titles(one.token)).toEqual(["EIN letter"]);
    const { revision } = must(await readPaper(outgoing(), paper));
    const fields = paperFields({ title: "EIN letter", is_private: "1" });
    must(await changePaper(outgoing(), { id: paper, revision, fields }));
    expect(await titles(one.token)).toEqual([]);
    expect(await make()).toMatchObject({ refusal: { code: "invalid" } });
  });

  it("VLT-15 shows the newest version, or that of the day where it is pinned", async () => {
    const { id, make, look, reader, outgoing, paper, visitor } = await world();
    const newest = must(await make());
    const pinned = must(await make({ is_pinned: "1" }));
    const other = await keep(outgoing(), id);
    const newer = await keepNewer(outgoing(), paper, {}, sentFile("b.pdf"));
    const idsOf = async (token: string) => {
      const seen = await look(token);
      return seen.state === "open" ? seen.page.papers.map((one) => one.id) : [];
    };
    expect([await idsOf(newest.token), await idsOf(pinned.token)]).toEqual([[newer], [paper]]);
    const file = async (fileId: number) =>
      must(await openSharedFile(visitor(), { ...reader(newest.token), fileId })).state;
    expect([await file(newer), await file(paper), await file(other)]).toEqual([
      "open",
      "none",
      "none",
    ]);
    const { log } = must(await readShare(outgoing(), { id: newest.id }));
    expect(log.map(({ event, device }) => `${event} ${device}`)).toEqual([
      "downloaded computer",
      "opened computer",
    ]);
  });

  it("VLT-05 ends on its day, at once when it is revoked, and with a suspension", async () => {
    const { id, make, titles, outgoing, time } = await world();
    const [first, second, third] = [must(await make()), must(await make()), must(await make())];
    const stateOf = async (share: { id: number }) =>
      must(await readShare(outgoing(), { id: share.id })).state;
    must(await revokeShare(outgoing(), first.id));
    expect(await revokeShare(outgoing(), first.id)).toMatchObject({
      refusal: { code: "conflict" },
    });
    expect([await titles(first.token), await titles("A".repeat(43))]).toEqual(["ended", "none"]);
    expect(await titles(second.token)).toEqual(["EIN letter"]);
    time.set("2026-11-30T10:00:00Z");
    expect(await titles(second.token)).toBe("ended");
    expect([await stateOf(first), await stateOf(second)]).toEqual(["revoked", "expired"]);
    time.set("2026-11-24T10:00:00Z");
    must(await suspendAccount(time.system, { accountId: id, reason: "A dispute." }));
    expect([await titles(third.token), await stateOf(third)]).toEqual(["ended", "account"]);
    expect(await make()).toMatchObject({ refusal: { code: "conflict" } });
  });

  it("VLT-05 dies with its club's merge into another", async () => {
    const { id, make, titles, time } = await world();
    const { token, id: shareId } = must(await make());
    const { id: into } = await makeClub();
    await db.account.update({
      where: { id },
      data: { mergedIntoId: into, mergedAt: time.now() },
    });
    expect(await titles(token)).toBe("ended");
    expect(await db.vaultShare.findUnique({ where: { id: shareId } })).toMatchObject({
      endReason: "account",
    });
  });

  it("VLT-05 opens as often as it may, and whoever opened it reads on", async () => {
    const { make, look, titles, open, forget } = await world();
    const { token } = must(await make({ max_views: "1" }));
    expect(await look(token)).toEqual({ state: "locked", needsPasscode: false });
    must(await open(token));
    expect(await titles(token)).toEqual(["EIN letter"]);
    forget();
    expect([await titles(token), await open(token)]).toMatchObject([
      "ended",
      { refusal: { code: "not_found" } },
    ]);
  });

  it("VLT-06 ten wrong passcodes end it, and its maker is told once", async () => {
    const { club, make, look, open, work, titles } = await world();
    const right = must(await make({ passcode: "4815-1623" }));
    expect(await look(right.token)).toEqual({ state: "locked", needsPasscode: true });
    must(await open(right.token, "48151623"));
    expect(await titles(right.token)).toEqual(["EIN letter"]);
    const { id, token } = must(await make({ name: "Our auditor", passcode: "48151623" }));
    for (let left = 9; left > 0; left -= 1) {
      expect(await open(token, "00000000")).toMatchObject({ refusal: { code: "invalid" } });
    }
    expect(await db.vaultShare.findUnique({ where: { id } })).toMatchObject({
      tries: 9,
      endedAt: null,
    });
    expect(await open(token, "00000001")).toMatchObject({ refusal: { code: "not_found" } });
    expect(await open(token, "48151623")).toMatchObject({ refusal: { code: "not_found" } });
    await work();
    const told = (await lettersTo(club.primary.email)).filter(({ subject }) =>
      subject.includes("Our auditor"),
    );
    expect(told).toHaveLength(1);
  });

  it("VLT-05 ends with its maker's access, unless the successor takes it over by name", async () => {
    const { make, sent, visitor, outgoing, time, club, titles } = await world();
    const stays = must(await make({ name: "Our auditor" }));
    const ends = must(await make());
    const email = newAddress();
    const { id, token } = await sent(email);
    must(await acceptHandover(visitor(), acceptance(token, { email })));
    const user = await db.user.findFirstOrThrow({ where: { email } });
    const incoming = time.as({ ...user }, [club.id]);
    const shown = must(await readHandover(incoming, id));
    expect([shown.shares.map(({ name }) => name), shown.mayTakeShares]).toEqual([
      ["Our bank", "Our auditor"],
      true,
    ]);
    const taken = { id, shareId: stays.id };
    expect(await takeLink(outgoing(), taken)).toMatchObject({ refusal: { code: "not_found" } });
    must(await takeLink(incoming, taken));
    must(await completeHandover(outgoing(), id));
    expect([await titles(stays.token), await titles(ends.token)]).toEqual([
      ["EIN letter"],
      "ended",
    ]);
  });

  it("VLT-04 refuses what cannot be at its field, strangers and staff", async () => {
    const { make, time, club } = await world();
    const wrong = { expires_on: "2027-02-22", passcode: "12ab", papers: [] };
    const refused = await make(wrong);
    expect(
      refused.ok || Object.keys("errors" in refused.refusal ? (refused.refusal.errors ?? {}) : {}),
    ).toEqual(["papers", "expires_on", "passcode"]);
    expect(parseFields(shareSchema, { name: "Our bank", max_views: "0" }, "en")).toMatchObject({
      refusal: { errors: { max_views: expect.anything() } },
    });
    expect(await make({ expires_on: "2026-11-22" })).toMatchObject({
      refusal: { errors: { expires_on: expect.anything() } },
    });
    expect(await make({ what: "year", fiscal_year: "1999" })).toMatchObject({
      refusal: { errors: { fiscal_year: expect.anything() } },
    });
    expect(await make({ papers: ["999999999"] })).toMatchObject({
      refusal: { errors: { papers: expect.anything() } },
    });
    const stranger = time.as(club.primary, []);
    expect(await make({}, stranger)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await make({}, time.system)).toMatchObject({ refusal: { code: "forbidden" } });
  });
});
