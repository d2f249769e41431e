import { describe, expect, it } from "vitest";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { ok, refuse } from "#modules/platform/result";

const ctx = createCtx();
const codes = async () => (await db.discount.findMany()).map(({ code }) => code).toSorted();
const flags = { isNewAccount: true, isRenewals: true, isUpgrades: true, isServiceFees: true };
const row = (code: string) => ({
  data: { code, description: "x", currencyValueCents: 1, ...flags },
});

describe("inTransaction", () => {
  it("returns a refusal and throws a fault, and keeps nothing of either", async () => {
    const refused = await inTransaction(ctx, async (tx) => {
      await tx.tx.discount.create(row("REFUSED"));
      return refuse({ code: "forbidden" });
    });
    expect(refused).toEqual({ ok: false, refusal: { code: "forbidden" } });
    await expect(
      inTransaction(ctx, async (tx) => {
        await tx.tx.discount.create(row("FAULT"));
        throw new Error("broken");
      }),
    ).rejects.toThrow("broken");
    expect(await codes()).toEqual([]);
  });

  it("joins the transaction of the caller: all is kept or undone with that one", async () => {
    await inTransaction(ctx, async (outer) => {
      await inTransaction(outer, async (inner) => ok(await inner.tx.discount.create(row("INNER"))));
      expect(await codes()).toEqual([]);
      return refuse({ code: "forbidden" });
    });
    expect(await codes()).toEqual([]);
  });

  it("undoes of a joined use case only what it wrote itself, after a refusal and after a fault", async () => {
    const done = await inTransaction(ctx, async (outer) => {
      await outer.tx.discount.create(row("BEFORE"));
      await inTransaction(outer, async (inner) => {
        await inner.tx.discount.create(row("REFUSED"));
        return refuse({ code: "forbidden" });
      });
      const fault = inTransaction(outer, async (inner) =>
        ok(await inner.tx.discount.create(row("BEFORE"))),
      );
      await expect(fault).rejects.toThrow("Unique constraint");
      await outer.tx.discount.create(row("LATER"));
      return ok(undefined);
    });
    expect(done.ok).toBe(true);
    expect(await codes()).toEqual(["BEFORE", "LATER"]);
  });
});
