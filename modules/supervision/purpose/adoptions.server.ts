import { adoptedTextsOf } from "#modules/bylaws/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { hasPurpose } from "../domain/purpose";

/** How it is known that a chapter has the purpose: its bylaws made here, or a file that was seen. */
export interface PurposeKnown {
  readonly how: "bylaws" | "file";
  /** When the bylaws were adopted; undefined for a file. */
  readonly adoptedOn: CivilDate | undefined;
  readonly file: { readonly id: number; readonly name: string } | undefined;
}

/** The purpose of a group that counts now; undefined before the first. */
export const currentStatement = (ctx: Ctx, groupId: number) =>
  reader(ctx).purposeStatement.findFirst({
    where: { groupId },
    orderBy: { version: "desc" },
    include: { user: { select: { firstName: true, lastName: true, email: true } } },
  });

/** Which chapters have the statement: bylaws made here are compared word for word, for others a tick counts. */
export async function purposeKnownOf(
  ctx: Ctx,
  statement: { readonly id: number; readonly text: string },
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, PurposeKnown>> {
  const ticks = await reader(ctx).purposeAdoption.findMany({
    where: { statementId: statement.id, accountId: { in: [...accountIds] } },
    include: { file: { select: { id: true, fileName: true } } },
  });
  const found = new Map<number, PurposeKnown>(
    ticks.map(({ accountId, file }) => [
      accountId,
      { how: "file", adoptedOn: undefined, file: { id: file.id, name: file.fileName } },
    ]),
  );
  for (const { accountId, adoptedOn, text } of await adoptedTextsOf(ctx, accountIds)) {
    if (!hasPurpose(text, statement.text)) continue;
    found.set(accountId, { how: "bylaws", adoptedOn, file: undefined });
  }
  return found;
}
