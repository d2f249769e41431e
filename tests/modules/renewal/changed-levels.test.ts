import { beforeEach, describe, expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import {
  changeLevel,
  findLevel,
  readLevel,
  submitRenewal,
  tryLevel,
} from "#modules/renewal/index.server";
import { change, kept, price, staffCtx } from "./keeping";
import {
  basic,
  formOf,
  hearSettled,
  makeRenewing,
  must,
  pay,
  renewed,
  standingOf,
} from "./renewing";

// Every test starts from the product's own prices.
beforeEach(async () => {
  await db.level.update({
    where: { id: 1002 },
    data: { renewalPriceCents: 195_00, priceDiscountCents: 20_00, upgradeToId: 235636 },
  });
});

describe("a change of a level", () => {
  it("H-10 is kept with who made it, before and after", async () => {
    const { ctx, id } = await staffCtx();
    const { level, version } = must(await readLevel(ctx, 1002));
    const terms = { ...level, ...price(205_00) };
    expect(await changeLevel(ctx, { id: 1002, version, terms })).toMatchObject({ ok: true });
    expect((await findLevel(ctx, 1002))?.renewal?.price).toBe(205_00);
    const after = must(await readLevel(ctx, 1002));
    expect(after.version).toBe(version + 1);
    const [newest] = after.history;
    expect(newest?.changes).toEqual([
      { field: "renewal_price", before: "195.00", after: "205.00" },
    ]);
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { subject: "level:1002" },
      orderBy: { id: "desc" },
    });
    expect([entry.action, entry.actorId]).toEqual(["renewal.level-changed", id]);
  });

  it("H-10 changes the upgrade's target and features too, and nothing leaves no trace", async () => {
    const features = ["One", "Two", "Three", "Four"];
    must(await change(2002, { upgrade: null, renewalFeatures: features }));
    expect(await findLevel(createCtx(), 2002)).toMatchObject({
      upgrade: null,
      renewalFeatures: features,
    });
    const { version } = await kept(2002);
    must(await change(2002, {}));
    expect((await kept(2002)).version).toBe(version);
  });

  it("never alters an invoice that exists", async () => {
    const { accountId, invoice } = await renewed();
    const lines = () => db.orderDetail.findMany({ where: { invoiceId: invoice.id } });
    const before = await lines();
    must(await change(1002, price(500_00, 0)));
    expect(await lines()).toEqual(before);
    await pay(accountId, invoice.id, 175_00);
    await hearSettled(accountId);
    expect((await standingOf(accountId)).dueOn).toBe("2028-05-03");
  });

  it("D-27 between page and submit refuses the old totals with the new ones", async () => {
    const { accountId, ctx } = await makeRenewing();
    const form = await formOf(ctx, accountId, basic);
    must(await change(1002, price(210_00)));
    expect(await submitRenewal(ctx, form)).toMatchObject({
      refusal: {
        code: "conflict",
        totals: { subtotal: 210, discount_total: 20, order_total: 190 },
      },
    });
    expect(await db.invoice.count({ where: { accountId } })).toBe(0);
    const again = await formOf(ctx, accountId, basic);
    expect(await submitRenewal(ctx, again)).toMatchObject({ ok: true });
  });
});

describe("two people of staff at once", () => {
  it("one saves, the other is told what is stored now", async () => {
    const { level, version } = await kept(1002);
    const { ctx } = await staffCtx();
    must(await change(1002, price(201_00)));
    const late = { id: 1002, version, terms: { ...level, ...price(202_00) } };
    expect(await changeLevel(ctx, late)).toMatchObject({
      refusal: {
        code: "conflict",
        stored: { version: version + 1, fields: { renewal_price: "201.00" } },
      },
    });
    expect((await findLevel(ctx, 1002))?.renewal?.price).toBe(201_00);
  });

  it("of twenty at the same moment one is kept, and one is in the history", async () => {
    const { level, version, history } = await kept(1002);
    const { ctx } = await staffCtx();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const terms = { ...level, ...price(300_00 + index) };
        return changeLevel(ctx, { id: 1002, version, terms });
      }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const now = await kept(1002);
    expect(now.version).toBe(version + 1);
    expect(now.history.length).toBe(Math.min(20, history.length + 1));
  });
});

describe("who may", () => {
  it("H-10 staff alone read, try and change a level", async () => {
    const { ctx } = await makeRenewing();
    const { level, version } = await kept(1002);
    const forbidden = { refusal: { code: "forbidden" } };
    for (const other of [ctx, createCtx()]) {
      expect(await readLevel(other, 1002)).toMatchObject(forbidden);
      expect(await tryLevel(other, 1002, level)).toMatchObject(forbidden);
      expect(await changeLevel(other, { id: 1002, version, terms: level })).toMatchObject(
        forbidden,
      );
    }
  });

  it("a level that is none is not found", async () => {
    const { level, version } = await kept(1002);
    const { ctx } = await staffCtx();
    const missing = { refusal: { code: "not_found" } };
    expect(await readLevel(ctx, 7)).toMatchObject(missing);
    expect(await changeLevel(ctx, { id: 7, version, terms: level })).toMatchObject(missing);
  });
});
