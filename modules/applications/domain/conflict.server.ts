import type { TxCtx } from "#modules/platform/ctx.server";
import { formatInstant } from "#modules/platform/format";
import type { Answers, WizardPage } from "#modules/platform/forms/contract";
import { message, translator } from "#modules/platform/messages";
import { type Refused, refuse } from "#modules/platform/result";
import { applicationsMessages } from "../messages";
import type { StoredApplication, Trace } from "../store.server";
import { answersOn, sameAnswers } from "./pages";

/** Who left a trace, as the applicant's colleagues know the person. */
async function nameOf(tx: TxCtx, userId: number | null): Promise<string> {
  const nobody = translator(applicationsMessages, tx.locale)("somebody");
  if (userId === null) return nobody;
  const user = await tx.tx.user.findUnique({
    where: { id: userId },
    select: { firstName: true, lastName: true, email: true },
  });
  return user ? `${user.firstName} ${user.lastName}`.trim() || user.email : nobody;
}

/**
 * A refusal when somebody saved other answers on a page after the sender opened it; it says who
 * and when, and holds what is stored. A sender that names no version has seen whatever stands.
 */
export async function refuseStale(
  tx: TxCtx,
  application: StoredApplication,
  {
    page,
    schema,
    answers,
    version,
  }: {
    page: number;
    schema: WizardPage;
    answers: Answers;
    version?: number | undefined;
  },
): Promise<Refused | undefined> {
  const saved: Trace | undefined = application.pages[page];
  if (version === undefined || !saved || saved.version <= version) return undefined;
  const stored = answersOn(schema, application.answers);
  if (sameAnswers(stored, answers)) return undefined;
  const when = formatInstant(new Date(saved.at), application.timeZone, {
    locale: tx.locale,
    formatLocale: tx.formatLocale,
  });
  const name = await nameOf(tx, saved.by);
  return refuse({
    code: "conflict",
    message: message(applicationsMessages, "changedByOther", { name, when }),
    stored: { version: application.version, fields: stored },
  });
}
