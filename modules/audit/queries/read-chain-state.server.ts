import { type Ctx, reader } from "#modules/platform/ctx.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { auditFaults, type ChainState } from "../views";

const numberOf = (value: bigint | null) => (value === null ? undefined : Number(value));

/** What the last check of the whole chain found, and how many entries wait for their seal: for staff. */
export async function readChainState(ctx: Ctx): Promise<Result<ChainState>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const [check, waiting] = await Promise.all([
    reader(ctx).auditCheck.findFirst({ orderBy: { id: "desc" } }),
    reader(ctx).auditUnsealed.count(),
  ]);
  const kind = auditFaults.find((one) => one === check?.fault);
  const seal = numberOf(check?.faultSeal ?? null);
  const entry = numberOf(check?.faultEntry ?? null);
  const places = { ...(seal !== undefined && { seal }), ...(entry !== undefined && { entry }) };
  return ok({
    checkedAt: check?.checkedAt ?? null,
    entry: numberOf(check?.entryId ?? null) ?? null,
    head: check?.hash
      ? { number: Number(check.number), hash: Buffer.from(check.hash).toString("hex") }
      : null,
    fault: kind ? { kind, ...places } : null,
    waiting,
  });
}
