import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDate } from "#modules/platform/dates";
import type { Block, DocumentModel } from "#modules/platform/documents/model";
import { isVariant } from "../contract";
import { readAdoption } from "../domain/adoption";
import { documentsOf } from "../templates/documents-of.server";

/** The words of the bylaws that an account's members adopted last. */
export interface AdoptedText {
  readonly accountId: number;
  readonly adoptedOn: CivilDate;
  /** All paragraphs of all articles, a line each. */
  readonly text: string;
}

/**
 * The words of the newest adopted bylaws of accounts, for rooms that work for many at once: whoever
 * shows it asks for permission.
 */
export async function adoptedTextsOf(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<readonly AdoptedText[]> {
  const rows = await reader(ctx).$queryRaw<{ id: string; accountId: number }[]>`
    SELECT DISTINCT ON (papers.account_id) papers.account_id AS "accountId", version.id::text
    FROM bylaws papers JOIN bylaws_versions version ON version.bylaws_id = papers.id
    WHERE papers.account_id = ANY(${[...accountIds]}) AND version.adopted_at IS NOT NULL
    ORDER BY papers.account_id, version.adoption->>'date' DESC, version.adopted_at DESC`;
  const versions = await reader(ctx).bylawsVersion.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    include: { bylaws: { select: { variant: true } } },
  });
  const found: AdoptedText[] = [];
  for (const { id, accountId } of rows) {
    const version = versions.find((one) => one.id === id);
    if (!version || !isVariant(version.bylaws.variant)) continue;
    const { written } = await documentsOf(ctx, { ...version, variant: version.bylaws.variant });
    const adoptedOn = civilDate(readAdoption(version.adoption).date);
    found.push({ accountId, adoptedOn, text: linesOf(written).join("\n") });
  }
  return found;
}

const linesOf = ({ articles }: DocumentModel): readonly string[] =>
  articles.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(linesIn)));

function linesIn(block: Block): readonly string[] {
  const items = block.kind === "list" ? block.items : [block];
  return items.map(({ runs }) => runs.map(({ text }) => text).join(""));
}
