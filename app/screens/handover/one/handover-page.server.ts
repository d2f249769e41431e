import type { HandoverView, Thing } from "#modules/handover/contract";
import { readHandover } from "#modules/handover/index.server";
import { officeName, officeWords } from "#modules/officers/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { calendarPaths } from "~/http/calendar-paths";
import type { HttpContext } from "~/http/context.server";
import { requireMember } from "~/http/guards.server";
import { letterPaths } from "~/http/letter-paths";
import { officerPaths } from "~/http/officer-paths";
import { passkeyPaths } from "~/http/passkey-paths";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { handoverWords } from "../words";
import type { ShownThing } from "./thing-list";

/** The club whose handover it is: its days are told by its own clock. */
type OfClub = Pick<HandoverView, "accountId" | "timeZone">;

const dayOf = (ctx: Ctx, at: Date, { timeZone }: OfClub) =>
  formatLongDate(civilDateIn(at, timeZone), ctx);

function wordThing(
  ctx: Ctx,
  thing: Thing,
  accountId: number,
): Omit<ShownThing, "key" | "mark" | "said"> {
  const t = translator(handoverWords, ctx.locale);
  switch (thing.kind) {
    case "duty": {
      const to = calendarPaths.duty(thing.code, thing.period, accountId);
      const text = t("dutyText", { day: formatLongDate(thing.dueOn, ctx) });
      return { title: thing.title, text, link: { to, label: thing.title } };
    }
    case "invoice": {
      const title = t("invoice", { number: thing.number });
      const text = t("invoiceText", { amount: formatCurrency(cents(thing.cents)) });
      return { title, text, link: { to: paths.invoice(thing.id), label: title } };
    }
    case "letter": {
      const text = t("letterText", { day: formatLongDate(thing.until, ctx) });
      const link = { to: letterPaths.letter(thing.id), label: thing.title };
      return { title: thing.title, text, link };
    }
    default: {
      const { kind } = thing;
      const list = new Intl.ListFormat(ctx.locale, { type: "conjunction" });
      const names = list.format(thing.names);
      const isUnknown = thing.names.length === 0;
      const text =
        (kind === "bank_signers" || kind === "form_8822b" || kind === "passkeys") && isUnknown
          ? t(`thing.${kind}.none`)
          : t(`thing.${kind}.text`, { names });
      const links: Partial<Record<typeof kind, ShownThing["link"]>> = {
        bank_signers: { to: officerPaths.resolution(accountId), label: t("resolution") },
        form_8822b: { to: officerPaths.form8822b(accountId), label: t("form8822b") },
        ...(kind === "passkeys" && !isUnknown
          ? { passkeys: { to: passkeyPaths.list, label: t("passkeys") } }
          : {}),
        school_list: { to: officerPaths.roster(accountId), label: t("roster") },
      };
      return { title: t(`thing.${kind}`), text, link: links[kind] ?? null };
    }
  }
}

function showThing(ctx: Ctx, thing: Thing, club: OfClub): ShownThing {
  const t = translator(handoverWords, ctx.locale);
  const { key, marked } = thing;
  return {
    key,
    ...wordThing(ctx, thing, club.accountId),
    mark: marked?.mark ?? "",
    said: marked
      ? t("markedBy", {
          mark: t(`mark.${marked.mark}`),
          name: marked.by || "–",
          day: dayOf(ctx, marked.at, club),
        })
      : "",
  };
}

/** The handover that an address names, for whoever may see it. */
export async function findHandover(context: HttpContext, request: Request, id: string | undefined) {
  requireMember(context, request);
  const found = await readHandover(context.ctx, readId(id ?? ""));
  return found.ok ? found.value : refusePage(context, found.refusal);
}

/** A handover in words. */
export function showHandover({ ctx }: HttpContext, one: HandoverView) {
  const t = translator(handoverWords, ctx.locale);
  const office = translator(officeWords, ctx.locale);
  const { accountId, accountName, state, name, outgoing, afterwards, things, feed } = one;
  const stays = one.stayOffice
    ? officeName(office, { office: one.stayOffice, title: one.stayTitle })
    : "";
  const after = outgoing ? t(`after.${afterwards}`, { name: outgoing, office: stays }) : "";
  const shown = things.map((thing) => showThing(ctx, thing, one));
  const day = (at: Date | null) => (at ? dayOf(ctx, at, one) : "");
  return {
    id: one.id,
    accountId,
    accountName,
    state,
    name,
    outgoing,
    after,
    facts: [
      { term: t("factFrom"), description: outgoing || t("nobody") },
      { term: t("factOffice"), description: officeName(office, one) },
      { term: t("factTo"), description: one.email },
      { term: t("factStarts"), description: formatLongDate(one.startsOn, ctx) },
      ...(after ? [{ term: t("factAfter"), description: after }] : []),
    ],
    sentOn: day(one.sentAt),
    until: day(one.expiresAt),
    acceptedOn: day(one.acceptedAt),
    settledOn: day(one.settledAt),
    hasAskedAgain: one.askedAgainAt !== null,
    reason: one.declineReason,
    mayManage: one.mayManage,
    mayComplete: one.mayComplete,
    mayMark: one.mayMark,
    things: shown,
    progress: t("progress", {
      done: shown.filter(({ mark }) => mark === "done" || mark === "not_ours").length,
      all: shown.length,
    }),
    calendar: feed && { name: feed.name, day: day(feed.createdAt) },
    mayTakeFeed: one.mayTakeFeed,
    shares: one.shares.map(({ id, name: of, expiresAt }) => ({
      id,
      name: of,
      day: day(expiresAt),
    })),
    mayTakeShares: one.mayTakeShares,
  };
}
