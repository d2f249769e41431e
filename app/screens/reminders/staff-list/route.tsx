import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { remindersMessages } from "~/parts/reminders/words";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { ReminderHistory } from "../reminder-history";
import { readAccount, readHistory } from "../reminders.server";
import { UpcomingList } from "../upcoming-list";
import { NextDays } from "./next-days";
import { readNextDays } from "./next-days.server";
import { staffRemindersMessages } from "./words";

/** Who was sent what and what comes next: of all accounts, or of one (`?account_id=`). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("account_id");
  if (asked === null) {
    const history = await readHistory(context, request);
    return { account: undefined, nextDays: await readNextDays(context), history };
  }
  const account = await readAccount(context, readId(asked));
  const history = await readHistory(context, request, account.accountId);
  return { account, nextDays: [], history };
}

export default function StaffReminders() {
  const { account, nextDays, history } = useLoaderData<typeof loader>();
  const t = useWords(remindersMessages);
  const staff = useWords(staffRemindersMessages);
  const accountId = account?.accountId;
  return (
    <Page>
      <PageTitle
        title={staff("title")}
        lede={account ? staff("of", { name: account.accountName }) : staff("lede")}
      />
      {account && (
        <ul className="link-row mb-8">
          <li>
            <Link to={paths.staffReminders()}>{staff("all")}</Link>
          </li>
          <li>
            <Link to={paths.reminders({ accountId: account.accountId })}>{staff("change")}</Link>
          </li>
        </ul>
      )}
      <section className="stack mb-12 max-w-160">
        <h2>{t("next")}</h2>
        {account ? <UpcomingList upcoming={account.upcoming} /> : <NextDays days={nextDays} />}
      </section>
      <section className="stack">
        <h2>{t("history")}</h2>
        <ReminderHistory
          history={history}
          hasAccounts={!account}
          urlOf={(page) => paths.staffReminders({ accountId, page })}
        />
      </section>
    </Page>
  );
}
