import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { nextPending } from "#modules/contest/index.server";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { aboutFields, RefusedNotice } from "~/parts/contest-staff/refused-notice";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/details";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import type { EntryRow } from "../contest-pages.server";
import { entryMessages } from "../contest-words";
import { decideEntry } from "../decide-entry.server";
import { EntryDecisions } from "../entry-decision";
import { EntryPicture } from "../entry-picture";
import { contestStaffMessages } from "../staff-contest-words";
import { openEntry, readEntry } from "../staff-entry-page.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return readEntry(context, params.id);
}

/** Decides about an entry, and the next one that waits comes up; or has its picture made again. */
export async function action({ context, params }: ActionFunctionArgs) {
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
      <div className="decide">
        <div>
          {entry.media ? (
            <EntryPicture entry={entry} kind={entry.kind} sizes="(min-width: 48rem) 40rem, 100vw" />
          ) : (
            entry.mediaState !== "ready" && <p className="hint">{t(`media.${entry.mediaState}`)}</p>
          )}
          {entry.message && <p className="entry-rules prose mt-6 mb-8">{entry.message}</p>}
          <EntryFacts entry={entry} />
          <div className="btn-row mt-6 mb-6">
            {entry.alike > 0 && (
              <ButtonLink to={contestStaffPaths.entryAlike(entry.id)} variant="secondary">
                {t(entry.alike === 1 ? "alike.one" : "alike.more", { count: entry.alike })}
              </ButtonLink>
            )}
            {entry.state === "approved" && entry.media && (
              <ButtonLink
                to={contestStaffPaths.winners(entry.contestId, entry.id)}
                variant="secondary"
              >
                {t("nameIt")}
              </ButtonLink>
            )}
          </div>
        </div>
        <EntryDecisions key={entry.id} entry={entry} answer={aboutFields(refused)} />
      </div>
    </Page>
  );
}

/** Who sent an entry, what it was ticked to be, and what is known of its file. */
function EntryFacts({ entry }: { entry: EntryRow }) {
  const t = useWords(contestStaffMessages);
  const say = useWords(entryMessages);
  const yes = (value: boolean) => t(value ? "yes" : "no");
  const { organization, email, type, isMember, hasRelease, counts, fileName, size } = entry;
  const { lostPlace, placeTitle, length, claimedLength: claimed } = entry;
  const facts = [
    { term: t("factOrganization"), description: organization },
    { term: t("factEmail"), description: email },
    { term: t("factType"), description: say(`type.${type}`) },
    { term: t("factMember"), description: t("unchecked", { answer: yes(isMember) }) },
    { term: t("factRelease"), description: yes(hasRelease) },
    { term: t("factCounts"), description: lostPlace ? t("factLost") : yes(counts) },
    ...(placeTitle ? [{ term: t("factPlace"), description: placeTitle }] : []),
    ...(fileName ? [{ term: t("factFile"), description: `${fileName}, ${size}` }] : []),
    ...(length
      ? [
          {
            term: t("factLength"),
            description: claimed ? t("lengthShort", { length, claimed }) : length,
          },
        ]
      : []),
    { term: t("factSent"), description: entry.sent },
    ...(entry.reason ? [{ term: t("factReason"), description: entry.reason }] : []),
  ];
  return <DescriptionList facts={facts} />;
}
