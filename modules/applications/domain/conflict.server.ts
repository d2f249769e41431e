import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { formatInstant } from "#modules/platform/format";
import type { Answers, WizardPage } from "#modules/platform/forms/contract";
import { message, translator } from "#modules/platform/messages";
import { type Refused, refuse } from "#modules/platform/result";
import { applicationsMessages } from "../messages";
import { actorId, type Draft, type StoredApplication, type Trace } from "../store.server";
import { answersOn, sameAnswers } from "./pages";

/** Who left a trace, as the applicant's colleagues know the person. */
async function nameOf(ctx: Ctx, userId: number | null): Promise<string> {
  const nobody = translator(applicationsMessages, ctx.locale)("somebody");
  if (userId === null) return nobody;
  const user = await reader(ctx).user.findUnique({
    where: { id: userId },
    select: { firstName: true, lastName: true, email: true },
  });
  return user ? personName(user) : nobody;
}

/** What somebody sends for a page, and the version of what that person had seen. */
interface Sent {
  readonly page: number;
  readonly schema: WizardPage;
  readonly answers: Answers;
  readonly version?: number;
}

async function refuseFor(
  ctx: Ctx,
  application: StoredApplication,
  { at, by }: Trace,
  fields: Answers,
): Promise<Refused> {
  const languages = { locale: ctx.locale, formatLocale: ctx.formatLocale };
  const when = formatInstant(new Date(at), application.timeZone, languages);
  const name = await nameOf(ctx, by);
  return refuse({
    code: "conflict",
    message: message(applicationsMessages, "changedByOther", { name, when }),
    stored: { version: application.version, fields },
  });
}

/**
 * A refusal when other answers were saved on a page after the sender opened it; it says who saved
 * and when, and holds what is stored. A sender without a version has seen whatever is stored.
 */
export async function refuseStale(
  ctx: Ctx,
  application: StoredApplication,
  { page, schema, answers, version }: Sent,
): Promise<Refused | undefined> {
  const saved: Trace | undefined = application.pages[page];
  if (version === undefined || !saved || saved.version <= version) return undefined;
  const stored = answersOn(schema, application.answers);
  return sameAnswers(stored, answers) ? undefined : refuseFor(ctx, application, saved, stored);
}

/** The same when somebody else typed another draft of the page since; one's own is overwritten. */
export async function refuseForeignDraft(
  ctx: Ctx,
  application: StoredApplication,
  { page, answers, version }: Sent,
): Promise<Refused | undefined> {
  const draft: Draft | undefined = application.drafts[page];
  if (version === undefined || !draft || draft.version <= version) return undefined;
  if (draft.by === actorId(ctx) || sameAnswers(draft.fields, answers)) return undefined;
  return refuseFor(ctx, application, draft, draft.fields);
}
