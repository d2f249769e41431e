import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { countUsedPlaces } from "#modules/contest/index.server";
import { lockPlaces } from "#modules/contest/places.server";
import { inTransaction } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { at, keptFiles, openContests, photo, send, somebody, visitor } from "./entries";

beforeAll(openContests);

const code = (result: Awaited<ReturnType<typeof send>>) =>
  result.ok ? (result.value.counts ? "counts" : "over") : result.refusal.code;

async function codesOf(all: Parameters<typeof send>[0][]): Promise<string[]> {
  const codes: string[] = [];
  for (const one of all) codes.push(code(await send(one)));
  return codes;
}

describe("the three entries that count", () => {
  it("F-14 F-15 the fourth photo of an organization is refused and not kept", async () => {
    const { organization } = somebody();
    const names = [
      organization,
      `  ${organization.toUpperCase()} `,
      organization.replace(" ", "   "),
    ];
    const sent = names.map((name) => ({ fields: { organization: name } }));
    expect(await codesOf(sent)).toEqual(["counts", "counts", "counts"]);
    const before = keptFiles();
    const file = await photo();
    expect(code(await send({ fields: { organization }, file }))).toBe("unauthenticated");
    expect(keptFiles()).toEqual(before);
    expect(await db.contestEntry.count({ where: { organization } })).toBe(1);
  });

  it("F-14 punctuation does not make another organization, an abbreviation does", async () => {
    const { email } = somebody();
    await codesOf(
      ["Lincoln H.S.", "Lincoln HS", "lincoln h. s"].map((organization) => ({
        fields: { organization },
      })),
    );
    expect(code(await send({ fields: { organization: "LINCOLN HS" } }))).toBe("unauthenticated");
    expect(code(await send({ fields: { organization: "Lincoln High School", email } }))).toBe(
      "counts",
    );
  });

  it("F-14 F-15 the fourth photo of an address is refused, whatever its organization", async () => {
    const { email } = somebody();
    const sent = [email, ` ${email}`, email.toUpperCase(), email].map((typed) => ({
      fields: { email: typed },
    }));
    expect(await codesOf(sent)).toEqual(["counts", "counts", "counts", "unauthenticated"]);
  });

  it("F-19 F-20 videos after the third are kept and do not count", async () => {
    const { organization } = somebody();
    const sent = Array.from({ length: 5 }, () => ({
      kind: "video" as const,
      fields: { organization },
    }));
    expect(await codesOf(sent)).toEqual(["counts", "counts", "counts", "over", "over"]);
    const rows = await db.contestEntry.groupBy({
      by: ["counts"],
      where: { organization },
      _count: true,
    });
    expect(rows.map(({ counts, _count }) => [counts, _count]).toSorted()).toEqual([
      [false, 2],
      [true, 3],
    ]);
  });

  it.each(["photo", "video"] as const)(
    "F-14 F-19 of a hundred %ss at once exactly three count",
    async (kind) => {
      const { organization, email } = somebody();
      const others = somebody();
      const sent = Array.from({ length: 100 }, (_, index) => ({
        kind,
        // Two keys that cross: each pair is met in both orders.
        fields: index % 2 ? { organization, email } : { organization, email: others.email },
      }));
      const codes = (await Promise.all(sent.map((one) => send(one)))).map(code);
      expect(codes.filter((one) => one === "counts")).toHaveLength(3);
      expect(new Set(codes)).toEqual(
        new Set(["counts", kind === "photo" ? "unauthenticated" : "over"]),
      );
      expect(await db.contestEntry.count({ where: { organization, counts: true } })).toBe(3);
      expect(await db.contestEntry.count({ where: { organization } })).toBe(
        kind === "photo" ? 3 : 100,
      );
    },
  );

  it("F-19 an entry waits for one that another process is taking, and is judged after it", async () => {
    const { organization } = somebody();
    await codesOf(Array.from({ length: 3 }, () => ({ fields: { organization } })));
    const third = await db.contestEntry.findFirstOrThrow({ where: { organization } });
    await db.contestEntry.update({ where: { id: third.id }, data: { counts: false } });
    const isAnyWaiting = async () => {
      const { rowCount } = await pool.query(
        `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
         WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
      );
      return rowCount !== 0;
    };
    let sent: ReturnType<typeof send> | undefined;
    await inTransaction(visitor, async (tx) => {
      await lockPlaces(tx, third);
      let isAnswered = false;
      sent = send({ fields: { organization } }).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await isAnyWaiting())) await sleep(20);
      await tx.tx.contestEntry.update({ where: { id: third.id }, data: { counts: true } });
      return ok(undefined);
    });
    expect(sent && code(await sent)).toBe("unauthenticated");
  });

  it("F-14 hidden and rejected entries go on counting; a freed place is free", async () => {
    const { organization } = somebody();
    await codesOf(Array.from({ length: 3 }, () => ({ fields: { organization } })));
    await db.contestEntry.updateMany({ where: { organization }, data: { state: "rejected" } });
    expect(code(await send({ fields: { organization } }))).toBe("unauthenticated");
    const { id } = await db.contestEntry.findFirstOrThrow({ where: { organization } });
    await db.contestEntry.update({ where: { id }, data: { counts: false } });
    expect(code(await send({ fields: { organization } }))).toBe("counts");
  });
});

describe("the days of a contest", () => {
  it.each([
    ["2026-11-01T03:59:00Z", "conflict"],
    ["2026-11-01T04:00:00Z", "counts"],
    ["2026-12-01T04:59:00Z", "counts"],
    ["2026-12-01T05:00:00Z", "conflict"],
  ])("F-13 at %s an entry is %s", async (instant, outcome) => {
    expect(code(await send({}, at(instant)))).toBe(outcome);
  });
});

describe("the hint before anything is sent", () => {
  const used = (organization: string, email: string, ownEmail?: string) =>
    countUsedPlaces(visitor, { kind: "photo", organization, email, ownEmail });

  it("F-14 tells how many places an organization has used, and an address only to who knows it", async () => {
    const { organization, email } = somebody();
    await codesOf([{ fields: { organization, email } }, { fields: { email } }]);
    expect(await used(organization, "")).toBe(1);
    expect(await used(organization, email)).toBe(2);
    expect(await used("", email, email.toUpperCase())).toBe(2);
    expect(await used("", email)).toBe(0);
    expect(await used("Somebody else", email)).toBe(0);
  });
});
