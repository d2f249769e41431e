import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import { type Cents, cents } from "#modules/platform/money";
import type { Level, LevelAudience, LevelSchema, LevelUpgrade } from "../contract";

type LevelRow = Prisma.LevelGetPayload<Record<string, never>>;

/** Every membership level, in the order in which lists show them. Anybody may see them. */
export async function listLevels(ctx: Ctx): Promise<readonly Level[]> {
  const rows = await reader(ctx).level.findMany({ orderBy: { position: "asc" } });
  return rows.map(toLevel);
}

/** One membership level; undefined when there is none with this id. Anybody may see it. */
export async function findLevel(ctx: Ctx, id: number): Promise<Level | undefined> {
  const row = await reader(ctx).level.findUnique({ where: { id } });
  return row ? toLevel(row) : undefined;
}

/** The level at which an account of a level renews; undefined when there is none. */
export async function levelToRenew(ctx: Ctx, levelId: number): Promise<Level | undefined> {
  const current = await findLevel(ctx, levelId);
  return !current || current.renewal ? current : findLevel(ctx, current.renewsAsId);
}

function toLevel(row: LevelRow): Level {
  return {
    id: row.id,
    name: row.name,
    // The table's check constraints hold these two to their values.
    schema: row.schema as LevelSchema,
    audience: row.audience as LevelAudience,
    joiningPrice: cents(row.joiningPriceCents),
    renewal: toRenewal(row),
    renewsAsId: row.renewsAsId,
    upgrade: toUpgrade(row),
    renewalFeatures: row.renewalFeatures,
  };
}

function toRenewal(row: LevelRow): Level["renewal"] {
  if (row.renewalPriceCents === null || row.priceDiscountCents === null) return null;
  return { price: cents(row.renewalPriceCents), earlyBirdDiscount: cents(row.priceDiscountCents) };
}

function toUpgrade(row: LevelRow): LevelUpgrade | null {
  if (row.upgradeToId === null) return null;
  return {
    levelId: row.upgradeToId,
    price: whole(row.upgradeCents),
    discount: whole(row.upgradeDiscountCents),
    incorporationPrice: whole(row.incPackageCents),
    incorporationDiscount: whole(row.incPackageDiscountCents),
  };
}

/** The table stores an upgrade's four amounts with it or not at all. */
function whole(amount: number | null): Cents {
  if (amount === null) throw new Error("a level's upgrade lacks an amount");
  return cents(amount);
}
