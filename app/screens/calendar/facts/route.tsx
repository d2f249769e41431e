import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { askedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { Conflicts } from "./conflicts";
import { Events } from "./events";
import { FactsForm } from "./facts-form";
import { decideFacts, type FactsData, loadFacts } from "./facts-page.server";
import { factsWords } from "./words";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadFacts(context, askedAccount(context, request));

/** Keeps answers, settles what sources differ in, enters what happened. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const decided = await decideFacts(context, accountId);
  if (!decided.ok) {
    const isGone = decided.refusal.code === "not_found";
    return isGone ? refusePage(context, decided.refusal) : refuseForm(context, decided.refusal);
  }
  const to = calendarPaths.facts(named);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Facts() {
  const data = useLoaderData<typeof loader>() as FactsData;
  const answer = useActionData<typeof action>();
  const t = useWords(factsWords);
  const isAnswers = answer?.ok === false && answer.values.decision === undefined;
  return (
    <FormPage>
      <PageTitle title={t("title")} lede={t("lede", { name: data.name })} answer={answer} />
      <div className="stack">
        <Conflicts data={data} answer={answer} />
        <FactsForm data={data} answer={isAnswers ? answer : undefined} />
        <Events data={data} answer={answer} />
        <p>
          <Link to={calendarPaths.calendar({ accountId: data.named })}>{t("toCalendar")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
