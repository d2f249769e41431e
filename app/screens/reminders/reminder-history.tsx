import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { remindersMessages } from "~/parts/reminders/words";
import type { IconName } from "~/ui/icons";
import { PagedTable } from "~/ui/paged-table";
import { StatusSign } from "~/ui/status-sign";
import { type Column, EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { ReminderHistoryData, ShownReminder } from "./reminders.server";
import { useOffsetWords } from "./use-reminder-words";

const looks = {
  sent: ["success", "good_standing"],
  overtaken: ["info", "neutral"],
  not_chosen: ["cross", "neutral"],
  nobody: ["warning", "attention"],
} as const satisfies Record<ShownReminder["outcome"], readonly [IconName, string]>;

interface ReminderHistoryProps {
  history: ReminderHistoryData;
  urlOf: (page: number) => string;
  /** Names the account of each row; for the list of all. */
  hasAccounts?: boolean;
}

/** What was decided about reminders, with who got them. */
export function ReminderHistory({ history, urlOf, hasAccounts = false }: ReminderHistoryProps) {
  const t = useWords(remindersMessages);
  const columns = useColumns();
  return (
    <PagedTable
      list={history}
      urlOf={urlOf}
      caption={t("caption", { count: history.total })}
      columns={columns.filter(({ key }) => hasAccounts || key !== "account")}
      empty={<EmptyState title={t("historyNone")}>{t("historyNoneText")}</EmptyState>}
    />
  );
}

function useColumns(): readonly Column<ShownReminder>[] {
  const t = useWords(remindersMessages);
  const nameOf = useOffsetWords();
  return [
    {
      key: "account",
      header: t("columnAccount"),
      cell: ({ accountId, accountName }) => (
        <Link to={paths.staffReminders({ accountId })} className="queue-name">
          {accountName}
        </Link>
      ),
    },
    {
      key: "what",
      header: t("columnReminder"),
      isRowHeader: true,
      cell: ({ offset }) => nameOf(offset),
    },
    // Before the days, so that a phone shows it without scrolling.
    { key: "outcome", header: t("columnOutcome"), cell: (row) => <Outcome {...row} /> },
    { key: "day", header: t("columnDay"), isDate: true, cell: ({ day }) => day },
    { key: "people", header: t("columnPeople"), isLong: true, cell: (row) => <People {...row} /> },
    { key: "due", header: t("columnDue"), isDate: true, cell: ({ due }) => due },
  ];
}

function Outcome({ outcome }: ShownReminder) {
  const t = useWords(remindersMessages);
  const [icon, tone] = looks[outcome];
  return (
    <StatusSign tone={tone} icon={icon}>
      {t(`outcome.${outcome}`)}
    </StatusSign>
  );
}

/** Whom the letters went to, or why there are none. */
function People({ id, outcome, letters }: ShownReminder) {
  const t = useWords(remindersMessages);
  if (outcome !== "sent") return <span className="hint">{t(`reason.${outcome}`)}</span>;
  return letters.map(({ email, name, state }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a reminder never change places
    <div key={`${id}-${index}`}>
      {name || email || t("forgotten")}
      {name && email && <span className="hint"> {email}</span>}: {t(`letter.${state}`)}
    </div>
  ));
}
