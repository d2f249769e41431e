import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { rebuildIndexJob } from "../jobs";
import { listingsMessages } from "../messages";

/**
 * Has the listing search look through a group exemption's organizations too; the index is made again
 * by a job. For staff and the system only.
 * @returns refusal `invalid` at `number` or `label`
 */
export async function addListingGroup(
  ctx: Ctx,
  { number, label }: { readonly number: string; readonly label: string },
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  if (!/^(?!0000)\d{4}$/.test(number.trim())) {
    return refuseField("number", message(listingsMessages, "groupShape"));
  }
  if (!label.trim()) return refuseField("label", message(listingsMessages, "labelMissing"));
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.listingGroup.createMany({
      data: [{ number: number.trim(), label: label.trim().slice(0, 100), addedAt: tx.now() }],
      skipDuplicates: true,
    });
    if (count === 0) return refuseField("number", message(listingsMessages, "groupTaken"));
    const data = { number: number.trim(), label: label.trim() };
    await audit(tx, { action: "listings.group-added", subject: "listing-groups:0", data });
    await enqueue(tx, rebuildIndexJob, {});
    return ok(undefined);
  });
}

/** Takes a group out of the search. For staff and the system only. @returns refusal `not_found` */
export async function removeListingGroup(ctx: Ctx, number: string): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.listingGroup.deleteMany({ where: { number } });
    if (count === 0) return refuse({ code: "not_found" });
    const data = { number };
    await audit(tx, { action: "listings.group-removed", subject: "listing-groups:0", data });
    await enqueue(tx, rebuildIndexJob, {});
    return ok(undefined);
  });
}
