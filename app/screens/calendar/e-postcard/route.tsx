import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { doneSchema, dutyLabels, markDone } from "#modules/duties/index.server";
import { parseFields } from "#modules/platform/fields";
import { askedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { EPostcard } from "~/parts/e-postcard/e-postcard";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { loadPostcard, noticeCode } from "./postcard-page.server";
import { ProofForm } from "./proof-form";

/** The e-Postcard (990-N) of one fiscal year: the eight answers to copy, and the proof afterwards. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  const { searchParams: search } = new URL(request.url);
  const { period = "" } = params;
  return loadPostcard(context, askedAccount(context, request), { period, search });
}

/** Marks the return done with the IRS's confirmation. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const { period = "" } = params;
  const { ctx, body } = context;
  const sent = parseFields(doneSchema, body.fields, dutyLabels(ctx.locale));
  if (!sent.ok) return refuseForm(context, sent.refusal);
  const { done_on: doneOn, file_uploads: files, number, is_seen: isSeen } = sent.value;
  const key = { accountId, code: noticeCode, period };
  const done = await markDone(ctx, { ...key, doneOn, files, number, isSeen });
  if (!done.ok) {
    const isGone = done.refusal.code === "not_found";
    return isGone ? refusePage(context, done.refusal) : refuseForm(context, done.refusal);
  }
  const to = calendarPaths.duty(noticeCode, period, named);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OwnPostcard() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { accountId, named, period, view, words, locale, missing, isNotice, isOpen } = data;
  const other = locale === "es" ? "en" : "es";
  const hidden = {
    ...(named !== undefined && { account_id: String(named) }),
    language: locale,
  };
  return (
    <Page>
      <div className="stack" lang={locale}>
        <ul className="link-row">
          <li>
            <Link to={data.toDuty}>{words.back}</Link>
          </li>
          <li>
            <Link to={calendarPaths.ePostcard(period, named, other)} lang={other} hrefLang={other}>
              {words.otherLanguage}
            </Link>
          </li>
        </ul>
        <PageTitle title={view.title} answer={answer} />
        {!isNotice && (
          <Notice tone="warning">
            <p>
              {words.other} <Link to={data.toDuty}>{words.otherLink}</Link>
            </p>
          </Notice>
        )}
        {isNotice && !isOpen && (
          <Notice tone="success">
            <p>{words.settled}</p>
          </Notice>
        )}
        {missing && (
          <Notice tone="info">
            <p>{missing}</p>
            {data.lacksEin && (
              <p>
                <Link to={paths.standing(accountId)}>{words.missingEin}</Link>
              </p>
            )}
          </Notice>
        )}
        <EPostcard view={view} hidden={hidden}>
          {isOpen &&
            (view.isOpen ? (
              <ProofForm
                key={data.version}
                action={calendarPaths.ePostcard(period, named, locale)}
                accountId={accountId}
                words={words}
                answer={answer}
                today={data.today}
              />
            ) : (
              <p>{words.notYet}</p>
            ))}
        </EPostcard>
      </div>
    </Page>
  );
}
