import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { aboutFields, RefusedNotice } from "~/parts/contest-staff/refused-notice";
import { ButtonLink } from "~/ui/button";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { contestOf } from "../contest-pages.server";
import { contestWinnersMessages } from "../contest-winners-words";
import { AnnounceForm, NameForm } from "./winner-forms";
import { WinnerTable } from "./winner-table";
import { saveWinners, winnersPage } from "./winners-page.server";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return winnersPage(context, request, params.id);
}

/** Names a winner, takes a place back, or announces them all. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { id } = await contestOf(context, params.id);
  const saved = await saveWinners(context, id);
  if (!saved.ok) return refuseForm(context, saved.refusal);
  return answerDone(context, { json: { id }, to: contestStaffPaths.winners(id), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ContestWinners() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const answer = aboutFields(refused);
  const t = useWords(contestWinnersMessages);
  const { id, title, isAnnounced } = page.contest;
  return (
    <Page className="stack">
      <p>
        <Link to={contestStaffPaths.contest(id)}>{t("backToContest", { title })}</Link>
      </p>
      <PageTitle title={t("winnersTitle", { title })} lede={t("winnersLede")} answer={refused} />
      <RefusedNotice answer={refused} />
      {isAnnounced && <Notice tone="success" title={t("isAnnounced")} />}
      <WinnerTable {...page} answer={answer} />
      {!isAnnounced && (page.entry || answer || page.winners.length > 0) && (
        <NameForm {...page} answer={answer} />
      )}
      {!isAnnounced && page.winners.length > 0 && <AnnounceForm {...page} answer={answer} />}
      <div className="btn-row">
        <ButtonLink to={paths.contestGallery(id)} variant="secondary">
          {t("gallery")}
        </ButtonLink>
      </div>
    </Page>
  );
}
