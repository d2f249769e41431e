import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { doneSchema, markDone } from "#modules/duties/index.server";
import { parseFields } from "#modules/platform/fields";
import { recomputeStanding } from "#modules/standing/index.server";
import { askedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { EPostcard } from "~/parts/e-postcard/e-postcard";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { loadPostcard, noticeCode } from "./postcard-page.server";
import { ProofForm } from "./proof-form";
import { ownPostcardWords } from "./words";

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
  const sent = parseFields(doneSchema, body.fields, ctx.locale);
  if (!sent.ok) return refuseForm(context, sent.refusal);
  const { done_on: doneOn, file_uploads: files, number, is_seen: isSeen } = sent.value;
  const key = { accountId, code: noticeCode, period };
  const done = await markDone(ctx, { ...key, doneOn, files, number, isSeen });
  if (!done.ok) {
    const isGone = done.refusal.code === "not_found";
    return isGone ? refusePage(context, done.refusal) : refuseForm(context, done.refusal);
  }
  await recomputeStanding(ctx, accountId);
  const to = calendarPaths.duty(noticeCode, period, named);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OwnPostcard() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(ownPostcardWords);
  const { accountId, named, period, view, missing, isNotice, isOpen } = data;
  const hidden: Readonly<Record<string, string>> =
    named === undefined ? {} : { account_id: String(named) };
  return (
    <Page>
      <div className="stack">
        <p>
          <Link to={data.toDuty}>{t("back")}</Link>
        </p>
        <PageTitle title={view.title} answer={answer} />
        {!isNotice && (
          <Notice tone="warning">
            <p>
              {t("other")} <Link to={data.toDuty}>{t("otherLink")}</Link>
            </p>
          </Notice>
        )}
        {isNotice && !isOpen && (
          <Notice tone="success">
            <p>{t("settled")}</p>
          </Notice>
        )}
        {missing && (
          <Notice tone="info">
            <p>{missing}</p>
            {data.lacksEin && (
              <p>
                <Link to={paths.standing(accountId)}>{t("missingEin")}</Link>
              </p>
            )}
          </Notice>
        )}
        <EPostcard
          view={view}
          hidden={hidden}
          instead={
            <p>
              {t("keepFigures")} <Link to={data.toFacts}>{t("keepFiguresLink")}</Link>
            </p>
          }
        >
          {isOpen &&
            (view.isOpen ? (
              <ProofForm
                key={data.version}
                action={calendarPaths.ePostcard(period, named)}
                accountId={accountId}
                answer={answer}
                today={data.today}
              />
            ) : (
              <p>{t("notYet")}</p>
            ))}
        </EPostcard>
      </div>
    </Page>
  );
}
