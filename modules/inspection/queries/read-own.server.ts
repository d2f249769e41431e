import { provenReturnsOf } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDateIn, fromUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { isActingMember, isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { RequestWay } from "../domain/requests";
import { publishable } from "../store.server";
import type { OwnInspection, PublishablePaper, PublishedForm, PublishForm } from "../views";
import { publishedPapers } from "./public-papers.server";

/** So many papers and requests are listed. */
const MOST = 100;

const barOf = (file: { contentType: string; scannedAt: Date | null }): PublishablePaper["bar"] =>
  file.contentType !== "application/pdf" ? "notPdf" : file.scannedAt === null ? "notScanned" : "";

async function ownAccount(ctx: Ctx, accountId: number) {
  if (!isOfAccount(ctx, accountId)) return undefined;
  return (
    (await reader(ctx).account.findFirst({
      where: { id: accountId, mergedIntoId: null },
      select: { name: true, timeZone: true, suspendedAt: true, inspectionPage: true },
    })) ?? undefined
  );
}

/**
 * What of an account is public, what could be, and who asked for copies: for its people, staff and the
 * system; else `not_found`.
 */
export async function readOwnInspection(
  ctx: Ctx,
  accountId: number,
): Promise<Result<OwnInspection>> {
  const account = await ownAccount(ctx, accountId);
  if (!account) return refuse({ code: "not_found" });
  const today = civilDateIn(ctx.now(), account.timeZone);
  const candidates = await reader(ctx).accountFile.findMany({
    where: {
      accountId,
      ...publishable,
      replacedAt: null,
      inspections: { none: { withdrawnAt: null } },
    },
    orderBy: [{ datedOn: "desc" }, { id: "desc" }],
    take: MOST,
  });
  const requests = await reader(ctx).inspectionRequest.findMany({
    where: { accountId },
    orderBy: [{ answeredOn: { sort: "asc", nulls: "first" } }, { id: "desc" }],
    take: MOST,
  });
  return ok({
    accountName: account.name,
    isOpen: account.inspectionPage?.isOpen ?? false,
    isIndexed: account.inspectionPage?.isIndexed ?? false,
    version: account.inspectionPage?.version ?? 0,
    papers: await publishedPapers(ctx, accountId, today),
    publishable: candidates.map((file) => ({
      fileId: file.id,
      title: file.title || file.fileName,
      // The question above holds it to these.
      category: file.category as PublishablePaper["category"],
      datedOn: fromUtcDate(file.datedOn),
      bar: barOf(file),
    })),
    requests: requests.map((one) => {
      const [by, on] = [fromUtcDate(one.answerBy), one.answeredOn && fromUtcDate(one.answeredOn)];
      return {
        id: one.id,
        receivedOn: fromUtcDate(one.receivedOn),
        // The table's check holds it to the ways.
        way: one.way as RequestWay,
        askedBy: one.askedBy,
        answerBy: by,
        answeredOn: on,
        isLate: on === null && by < today,
      };
    }),
    today,
    mayAct: isActingMember(ctx, accountId) && account.suspendedAt === null,
  });
}

const formOf: Readonly<Record<string, PublishedForm>> = { "us.990": "990", "us.990ez": "990-EZ" };

/** What is known of a paper that may be published: for the people of its account; else `not_found`. */
export async function readPublishForm(ctx: Ctx, fileId: number): Promise<Result<PublishForm>> {
  const file = await reader(ctx).accountFile.findFirst({ where: { id: fileId, ...publishable } });
  const account = file && (await ownAccount(ctx, file.accountId));
  if (!account) return refuse({ code: "not_found" });
  const { accountId } = file;
  const [proof] = await reader(ctx).$queryRaw<{ code: string; period: string }[]>`
    SELECT code, period FROM duty_proofs WHERE account_id = ${accountId} AND file_id = ${fileId}
      AND withdrawn_at IS NULL AND code IN (${Prisma.join(Object.keys(formOf))})
    ORDER BY id DESC LIMIT 1`;
  const returns = (await provenReturnsOf(ctx, [accountId])).get(accountId);
  const known = returns?.proved.find(
    (one) => one.by === "club" && one.code === proof?.code && one.fiscalYearEnd === proof.period,
  );
  return ok({
    fileId,
    accountId,
    accountName: account.name,
    title: file.title || file.fileName,
    isReturn: file.category === "returns",
    bar: barOf(file),
    known: {
      form: formOf[proof?.code ?? ""] ?? "",
      fiscalYearEnd: known?.fiscalYearEnd ?? null,
      filedOn: known?.on ?? null,
      isExtended:
        returns?.extended.some((one) => one.fiscalYearEnd === known?.fiscalYearEnd) ?? false,
    },
    mayAct: isActingMember(ctx, accountId) && account.suspendedAt === null,
  });
}
