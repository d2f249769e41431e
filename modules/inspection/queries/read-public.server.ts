import { returnDueOn } from "#modules/compliance/contract";
import { provenReturnsOf } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDateIn, compareDates } from "#modules/platform/dates";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { publicUntil } from "../domain/public-until";
import type { PublicInspection } from "../views";
import { publishedPapers } from "./public-papers.server";

/** The account of a page that is open: neither suspended nor merged away. */
const openAccount = (ctx: Ctx, accountId: number) =>
  reader(ctx).account.findFirst({
    where: {
      id: accountId,
      mergedIntoId: null,
      suspendedAt: null,
      inspectionPage: { isOpen: true },
    },
    select: {
      name: true,
      ein: true,
      timeZone: true,
      group: { select: { label: true, gen: true } },
      inspectionPage: { select: { isIndexed: true } },
    },
  });

/** What everybody may see of an organization; `not_found` while its page is closed. */
export async function readPublic(ctx: Ctx, accountId: number): Promise<Result<PublicInspection>> {
  const account = await openAccount(ctx, accountId);
  if (!account) return refuse({ code: "not_found" });
  const today = civilDateIn(ctx.now(), account.timeZone);
  const papers = await publishedPapers(ctx, accountId, today);
  const proved = (await provenReturnsOf(ctx, [accountId])).get(accountId)?.proved ?? [];
  const postcards = proved.filter(
    ({ code, on, fiscalYearEnd }) =>
      code === "us.990n" && compareDates(publicUntil(returnDueOn(fiscalYearEnd), on), today) >= 0,
  );
  return ok({
    accountId,
    name: account.name,
    ein: account.ein,
    group: account.group && { name: account.group.label, gen: account.group.gen },
    isIndexed: account.inspectionPage?.isIndexed ?? false,
    papers: papers.filter(({ isShown }) => isShown),
    postcards: [...new Set(postcards.map(({ fiscalYearEnd }) => fiscalYearEnd))],
  });
}

export interface PublicFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly isIndexed: boolean;
  /**
   * Opens it; undefined when the place for files has lost it.
   * @throws StorageUnavailable when that place is away.
   */
  readonly open: () => Promise<OpenFile | undefined>;
}

/** A published paper, for everybody; `not_found` where the page does not show it. */
export async function openPublicPaper(
  ctx: Ctx,
  { accountId, id }: { readonly accountId: number; readonly id: number },
): Promise<Result<PublicFile>> {
  const account = await openAccount(ctx, accountId);
  if (!account) return refuse({ code: "not_found" });
  const papers = await publishedPapers(ctx, accountId, civilDateIn(ctx.now(), account.timeZone));
  const paper = papers.find((one) => one.id === id && one.isShown);
  const file = paper && (await reader(ctx).accountFile.findUnique({ where: { id: paper.fileId } }));
  if (!file) return refuse({ code: "not_found" });
  const { fileName, contentType, storageKey } = file;
  const isIndexed = account.inspectionPage?.isIndexed ?? false;
  return ok({ fileName, contentType, isIndexed, open: () => storage.get(storageKey) });
}
