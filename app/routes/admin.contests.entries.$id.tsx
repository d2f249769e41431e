import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { nextPending } from "#modules/contest/index.server";
import { decideEntry } from "~/components/contest-staff/decide-entry.server";
import { EntryDecisions } from "~/components/contest-staff/entry-decision";
import { EntryFacts } from "~/components/contest-staff/entry-facts";
import { openEntry, readEntry } from "~/components/contest-staff/entry-page.server";
import { EntryPicture } from "~/components/contest-staff/entry-picture";
import { aboutFields, RefusedNotice } from "~/components/contest-staff/refused-notice";
import { ButtonLink } from "~/components/ui/button";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { answerDone, refuseForm } from "~/http/respond.server";
import { contestStaffMessages } from "~/messages/contest-staff";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return readEntry(context, params.id);
}

/** Decides about an entry, and the next one that waits comes up; or has its picture made again. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  const entry = await openEntry(context, params.id);
  const decided = await decideEntry(context, entry.id);
  if (!decided.ok) return refuseForm(context, decided.refusal);
  if (context.body.fields.decision === "prepare") {
    const to = contestStaffPaths.entry(entry.id);
    return answerDone(context, { json: { id: entry.id }, to, flash: "saved" });
  }
  const next = await nextPending(context.ctx, entry);
  const to =
    next === undefined ? contestStaffPaths.contest(entry.contestId) : contestStaffPaths.entry(next);
  return answerDone(context, { json: { id: entry.id, next: next ?? null }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ReviewEntry() {
  const entry = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useWords(contestStaffMessages);
  return (
    <Page>
      <p className="mb-2">
        <Link to={contestStaffPaths.contest(entry.contestId)}>
          {t("backToEntries", { title: entry.contestTitle })}
        </Link>
      </p>
      <PageTitle
        title={t("entryTitle", { id: entry.id })}
        aside={t(`state.${entry.state}`)}
        answer={refused}
      />
      <RefusedNotice answer={refused} />
      {entry.media ? (
        <EntryPicture entry={entry} kind={entry.kind} sizes="(min-width: 48rem) 40rem, 100vw" />
      ) : (
        entry.mediaState !== "ready" && <p className="hint">{t(`media.${entry.mediaState}`)}</p>
      )}
      {entry.message && <p className="entry-rules prose mt-6 mb-8">{entry.message}</p>}
      <EntryFacts entry={entry} />
      <div className="btn-row my-6">
        {entry.alike > 0 && (
          <ButtonLink to={contestStaffPaths.entryAlike(entry.id)} variant="secondary">
            {t(entry.alike === 1 ? "alike.one" : "alike.more", { count: entry.alike })}
          </ButtonLink>
        )}
        {entry.state === "approved" && entry.media && (
          <ButtonLink to={contestStaffPaths.winners(entry.contestId, entry.id)} variant="secondary">
            {t("nameIt")}
          </ButtonLink>
        )}
      </div>
      <EntryDecisions key={entry.id} entry={entry} answer={aboutFields(refused)} />
    </Page>
  );
}
