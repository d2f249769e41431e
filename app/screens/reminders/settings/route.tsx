import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { chosenAccount } from "~/http/chosen-account";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { remindersMessages } from "~/parts/reminders/words";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { ReminderHistory } from "../reminder-history";
import { readAccount, readHistory, saveChoice } from "../reminders.server";
import { UpcomingList } from "../upcoming-list";
import { ReminderForm } from "./reminder-form";

/** Which reminders an account gets, got and will get. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  const account = await readAccount(context, accountId);
  return { account, history: await readHistory(context, request, accountId) };
}

/** Chooses: a box for each reminder. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds) ?? 0;
  const saved = await saveChoice(context, accountId);
  if (!saved.ok) {
    const isForm = saved.refusal.code === "invalid";
    return isForm ? refuseForm(context, saved.refusal) : refusePage(context, saved.refusal);
  }
  const to = paths.reminders({ accountId });
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Reminders() {
  const { account, history } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(remindersMessages);
  const { accountId, accountName: name, upcoming } = account;
  return (
    <Page>
      <PageTitle title={t("title")} lede={t("lede", { name })} answer={answer} />
      <section className="mb-12 max-w-160">
        <ReminderForm account={account} answer={answer} />
      </section>
      <section className="stack mb-12">
        <h2>{t("next")}</h2>
        <UpcomingList upcoming={upcoming} />
      </section>
      <section className="stack">
        <h2>{t("history")}</h2>
        <ReminderHistory history={history} urlOf={(page) => paths.reminders({ accountId, page })} />
      </section>
    </Page>
  );
}
