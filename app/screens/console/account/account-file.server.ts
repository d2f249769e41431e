import { randomUUID } from "node:crypto";
import type { AccountOverview } from "#modules/accounts/contract";
import { listAccountFiles } from "#modules/accounts/index.server";
import { latestPayments, listInvoices } from "#modules/billing/index.server";
import { listBylaws } from "#modules/bylaws/index.server";
import { type TimelineKind, timelineKinds } from "#modules/console/contract";
import { accountLinks, accountTimeline } from "#modules/console/index.server";
import { clubDutyNames } from "#modules/duties/index.server";
import { kindName } from "#modules/inquiries/index.server";
import { formatCurrency, formatDate, formatInstant } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import type { HttpContext } from "~/http/context.server";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { accountFileMessages } from "./console-account-words";
import { dutyOf, timelineLine } from "./timeline-words.server";

/** A line of an account's page: where it leads, and what is said beside it. */
export interface FileLine {
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly hint: string;
}

/** Some lines of one kind, and where the rest of them is. */
export interface FileSection {
  readonly key: "invoices" | "payments" | "applications" | "bylaws" | "files" | "contact";
  readonly lines: readonly FileLine[];
  readonly more: string | undefined;
}

/** Of each kind so many lines are on the page. */
const MOST = 5;

export type AccountFile = Awaited<ReturnType<typeof readAccountFile>>;

/** Everything of an account under its facts: money, papers, contact, and what happened to it. */
export async function readAccountFile(
  context: HttpContext,
  request: Request,
  account: Pick<AccountOverview, "id" | "timeZone" | "name">,
) {
  const asked = new URL(request.url).searchParams;
  const kind = timelineKinds.find((one) => one === asked.get("kind"));
  const before = asked.get("before") ?? undefined;
  const [money, papers, timeline] = await Promise.all([
    moneyOf(context, account.id),
    papersOf(context, account),
    timelineOf(context, account, { kind, before }),
  ]);
  return { sections: [...money, ...papers], timeline, noteKey: randomUUID() };
}

const sure = <T>(context: HttpContext, result: Result<T>): T =>
  result.ok ? result.value : refusePage(context, result.refusal);

async function timelineOf(
  context: HttpContext,
  { id: accountId, timeZone }: Pick<AccountOverview, "id" | "timeZone">,
  { kind, before }: { kind: TimelineKind | undefined; before: string | undefined },
) {
  const found = await accountTimeline(context.ctx, { accountId, kind, before });
  const { entries, next } = sure(context, found);
  const duties = entries.flatMap((entry) => dutyOf(entry) ?? []);
  const nameOf = await clubDutyNames(context.ctx, accountId, duties);
  const lines = entries.map((entry) => timelineLine(context, entry, { timeZone, nameOf }));
  return { kind, lines, next, isNewest: before === undefined };
}

async function moneyOf(context: HttpContext, accountId: number): Promise<FileSection[]> {
  const { ctx } = context;
  const t = translator(accountFileMessages, ctx.locale);
  const [invoices, payments] = await Promise.all([
    listInvoices(ctx, { accountId, page: 1 }),
    latestPayments(ctx, accountId),
  ]);
  return [
    {
      key: "invoices",
      more: paths.finances({ accountId }),
      lines: sure(context, invoices)
        .rows.slice(0, MOST)
        .map(({ id, number, documentAt, value, balance, state }) => ({
          key: number,
          to: paths.invoice(id),
          text: t("invoice", { number, amount: formatCurrency(value) }),
          hint: t(`invoice.${state}`, {
            date: formatDate(documentAt, ctx),
            open: formatCurrency(balance),
          }),
        })),
    },
    {
      key: "payments",
      more: paths.latestPayments(accountId),
      lines: sure(context, payments)
        .slice(0, MOST)
        .map(({ id, amount, label, receivedOn, invoices: paid }) => ({
          key: String(id),
          to: paths.refundPayment(id),
          text: t("payment", { amount: formatCurrency(amount) }),
          hint: [formatDate(receivedOn, ctx), label, ...paid.map(({ number }) => number)]
            .filter(Boolean)
            .join(" · "),
        })),
    },
  ];
}

async function papersOf(
  context: HttpContext,
  { id: accountId, timeZone, name }: Pick<AccountOverview, "id" | "timeZone" | "name">,
): Promise<FileSection[]> {
  const { ctx } = context;
  const t = translator(accountFileMessages, ctx.locale);
  const day = (at: Date) => formatInstant(at, timeZone, ctx);
  const [links, bylaws, files] = await Promise.all([
    accountLinks(ctx, accountId),
    listBylaws(ctx, { accountId }),
    listAccountFiles(ctx, accountId),
  ]);
  const { applications, inquiries, entries } = sure(context, links);
  return [
    {
      key: "applications",
      more: applications.length > 0 ? paths.adminApplications({ search: name }) : undefined,
      lines: applications.map(({ id, level, state, at }) => ({
        key: String(id),
        to: paths.adminApplication(id),
        text: t("application", { level, state: t(`application.${state}`) }),
        hint: day(at),
      })),
    },
    {
      key: "bylaws",
      more: paths.ownBylaws({ accountId }),
      lines: sure(context, bylaws)
        .rows.slice(0, MOST)
        .map(({ hash, variant, name: title, version, savedAt }) => ({
          key: hash,
          to: paths.bylawsEdit(variant, hash),
          text: title,
          hint: t("bylaws", { version, date: day(savedAt) }),
        })),
    },
    {
      key: "files",
      more: paths.files({ accountId }),
      lines: sure(context, files)
        .slice(0, MOST)
        .map(({ id, fileName, createdAt }) => ({
          key: String(id),
          to: paths.file(id),
          text: fileName,
          hint: day(createdAt),
        })),
    },
    {
      key: "contact",
      more: undefined,
      lines: [
        ...inquiries.map(({ id, kind, email, at }) => ({
          key: `inquiry-${id}`,
          to: inquiryStaffPaths.inquiry(id),
          text: kindName(kind),
          hint: `${email} · ${day(at)}`,
        })),
        ...entries.map(({ id, contest, state, at }) => ({
          key: `entry-${id}`,
          to: contestStaffPaths.entry(id),
          text: t("entry", { contest, state: t(`entry.${state}`) }),
          hint: day(at),
        })),
      ],
    },
  ];
}
