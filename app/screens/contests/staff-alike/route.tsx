import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { aboutFields, RefusedNotice } from "~/parts/contest-staff/refused-notice";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { decideEntry } from "../decide-entry.server";
import { contestStaffMessages } from "../staff-contest-words";
import { alikePage } from "../staff-entry-page.server";
import { AlikeEntry } from "./alike-entry";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return alikePage(context, params.id);
}

/** Decides about one of the entries that are side by side. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { id, entries } = await alikePage(context, params.id);
  const asked = readId(String(context.body.fields.entry ?? ""));
  const chosen = entries.find((entry) => entry.id === asked)?.id;
  if (chosen === undefined) return refuseForm(context, { code: "not_found" });
  const decided = await decideEntry(context, chosen);
  if (!decided.ok) return refuseForm(context, decided.refusal);
  const to = contestStaffPaths.entryAlike(id);
  return answerDone(context, { json: { id: chosen }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function AlikeEntries() {
  const { id, entries } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const answer = aboutFields(refused);
  const t = useWords(contestStaffMessages);
  const [own, ...others] = entries;
  return (
    <Page className="stack">
      {own && (
        <p>
          <Link to={contestStaffPaths.contest(own.contestId, { state: own.state })}>
            {t("backToEntries", { title: own.contestTitle })}
          </Link>
        </p>
      )}
      <PageTitle title={t("alikeTitle")} lede={t("alikeLede", { id })} answer={refused} />
      <RefusedNotice answer={refused} />
      {others.length === 0 && <EmptyState title={t("alikeNoneTitle")}>{t("alikeNone")}</EmptyState>}
      <ul className="entry-alike">
        {entries.map((entry) => (
          <li key={entry.id}>
            <AlikeEntry entry={entry} answer={answer} isFirst={entry.id === id} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
