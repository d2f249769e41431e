import { data } from "@remix-run/node";
import {
  type ContestKind,
  type CurrentContest,
  entrySchema,
  fileRules,
} from "#modules/contest/contract";
import {
  countUsedPlaces,
  currentContest,
  readEntry,
  submitEntry,
} from "#modules/contest/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatSizeLimit } from "#modules/platform/file-size";
import { acceptOf } from "#modules/platform/files/contract";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { answerDone, keptValues, refuseForm } from "~/http/respond.server";
import { hasSentFile, withSentFile } from "~/http/sent-file.server";
import type { FormOutcome } from "~/ui/use-form-state";
import { closedMessages, liveMessages } from "./contest-live-words";
import { usedWords } from "./used-words";

/** What stays in the video form when the rest is cleared without script. */
export interface KeptEntry {
  readonly organization: string;
  readonly email: string;
  readonly isMember: boolean;
}

/** What the form without script was answered: a refusal, or the form again, cleared. */
export type EntryAnswer = FormOutcome & { readonly kept?: KeptEntry };

export type EntryPageData = Awaited<ReturnType<typeof entryPage>>;
export type EntryFileRule = EntryPageData["rule"];

/** What an entry form shows. */
export async function entryPage({ ctx, visit }: HttpContext, request: Request, kind: ContestKind) {
  const found = await currentContest(ctx, kind);
  const sent = new URL(request.url).searchParams.get("sent");
  const email = visit.session?.user.email;
  const question = { kind, organization: "", email: email ?? "", ownEmail: email };
  const days = found && {
    from: formatLongDate(found.opensOn, ctx),
    to: formatLongDate(found.closesOn, ctx),
  };
  const isOpen = found?.moment === "open";
  const used = email && isOpen ? await countUsedPlaces(ctx, question) : 0;
  const { kinds, maxBytes } = fileRules[kind];
  return {
    kind,
    /** The open contest. */
    contest: isOpen && days ? { title: found.title, rules: found.rules, ...days } : undefined,
    /** Why there is none, in words. */
    closed: closedWords(ctx, found),
    /** The contest whose gallery is linked to; undefined where there never was one. */
    gallery: found?.id,
    rule: { accept: acceptOf(kinds), size: formatSizeLimit(maxBytes) },
    /** How many places the signed-in person has used; 0 for everybody else. */
    used,
    usedText: usedWords(translator(liveMessages, ctx.locale), kind, used),
    constraints: constraintsOf(entrySchema),
    /** What became of an entry that was just sent without script. */
    sent: sent === "counted" || sent === "over" ? inWords(ctx, kind, sent) : undefined,
  };
}

function closedWords(ctx: Ctx, contest: CurrentContest | undefined) {
  const t = translator(closedMessages, ctx.locale);
  if (!contest || contest.moment === "open") {
    return { name: "", title: t("moment.none"), text: t("moment.noneText") };
  }
  const { title: name, moment, opensOn, closesOn } = contest;
  const days = { from: formatLongDate(opensOn, ctx), to: formatLongDate(closesOn, ctx) };
  return { name, title: t(`moment.${moment}`), text: t(`moment.${moment}Text`, days) };
}

function inWords({ locale }: Ctx, kind: ContestKind, sent: "counted" | "over") {
  const t = translator(liveMessages, locale);
  return sent === "over"
    ? ({
        tone: "warning",
        title: t("over.title"),
        text: t("over.text"),
        footer: t("over.footer"),
      } as const)
    : ({
        tone: "success",
        title: t("done.title"),
        text: t("done.text"),
        footer: t(`done.${kind}`),
      } as const);
}

/** Takes an entry; its file has come with it, or in parts before it. */
export async function takeEntry(context: HttpContext, kind: ContestKind) {
  const { ctx, body } = context;
  if (body.controls._reset) return cleared(context, kind);
  const fields = readEntry(body.fields, hasSentFile(context), ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const sent = await withSentFile(context, "file", (file) =>
    submitEntry(ctx, { kind, fields: fields.value, file }),
  );
  if (!sent.ok) return refuseForm(context, sent.refusal);
  const { id, counts } = sent.value;
  const json = kind === "photo" ? { id } : { id, has_max_submissions: !counts };
  return answerDone(context, { json, to: paths.contest(kind, counts ? "counted" : "over") });
}

/** The button "Reset" without script. The next video comes from the same people. */
function cleared({ body }: HttpContext, kind: ContestKind) {
  const { organization = "", email = "", is_member } = keptValues(body.fields);
  const kept = { organization, email, isMember: is_member === "1" };
  return data<EntryAnswer>({ ok: true, ...(kind === "video" && { kept }) });
}
