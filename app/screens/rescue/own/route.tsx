import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { chosenAccount } from "~/http/chosen-account";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { rescuePaths } from "~/http/rescue-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { RescueResult } from "~/parts/rescue/rescue-result";
import { DownloadLink } from "~/ui/download-link";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { AnswersForm } from "./answers-form";
import { Begin } from "./begin";
import { Ended, EndForm } from "./end-forms";
import { refuseStrangers, takeStep, wordOwnRescue } from "./own-rescue.server";
import { ownRescueWords } from "./words";

/** A club's way back after a revocation. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  return await wordOwnRescue(context, accountId);
}

/** Begins it, saves answers, takes the letter that ends it, or opens it again. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds) ?? 0;
  await refuseStrangers(context, accountId);
  const done = await takeStep(context, accountId);
  if (!done.ok) {
    const isGone = done.refusal.code === "not_found";
    return isGone ? refusePage(context, done.refusal) : refuseForm(context, done.refusal);
  }
  const to = rescuePaths.own(accountId);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OwnRescue() {
  const { accountId, name, ein, revocation, open, ended } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(ownRescueWords);
  // Only the form that was sent shows its errors: each has fields of its own.
  const sent = answer?.ok === false ? answer.values : {};
  const isEnd = "reinstated_on" in sent;
  const begin = <Begin accountId={accountId} ein={ein} revocation={revocation} answer={answer} />;
  // What was just begun has its questions first, later its way.
  const isUnanswered = open?.version === 1;
  const answers = open && (
    <AnswersForm
      key={`answers-${open.version}`}
      accountId={accountId}
      {...open}
      answer={isEnd ? undefined : answer}
    />
  );
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede", { name })} answer={answer} />
      {open && (
        <>
          {revocation && (
            <p className="hint">
              {revocation.posted
                ? t("listNow", { ...revocation, posted: revocation.posted })
                : t("listNowOpen", revocation)}
            </p>
          )}
          {isUnanswered && answers}
          <RescueResult rescue={open.rescue} />
          <section className="rescue-form" aria-labelledby="paper">
            <h2 id="paper">{t("paper")}</h2>
            <p>{t("paperText")}</p>
            {open.rescue.perhaps.length > 0 && <p>{t("paperEarly")}</p>}
            <p>
              <DownloadLink to={rescuePaths.pdf(accountId)}>{t("download")}</DownloadLink>
            </p>
          </section>
          {!isUnanswered && answers}
          <EndForm
            accountId={accountId}
            version={open.version}
            answer={isEnd ? answer : undefined}
          />
        </>
      )}
      {ended && <Ended accountId={accountId} {...ended} answer={answer} />}
      {!open && (!ended || ended.isRevokedAgain) && <div className="max-w-160">{begin}</div>}
      <p>
        <Link to={paths.standing(accountId)}>{t("back")}</Link>
      </p>
    </Page>
  );
}
