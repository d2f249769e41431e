import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { InquiryKind } from "../domain/kinds";

/** What the page that thanks a sender may say: nothing that tells who it was. */
export interface Receipt {
  readonly id: number;
}

/** The inquiry behind the address that its sender was led to; undefined for any other token. */
export async function readReceipt(
  ctx: Ctx,
  kind: InquiryKind,
  token: string,
): Promise<Receipt | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined;
  const row = await reader(ctx).inquiry.findUnique({
    where: { token },
    select: { id: true, kind: true },
  });
  return row?.kind === kind ? { id: row.id } : undefined;
}
