import { Link } from "@remix-run/react";
import { bylawsMessages, bylawsWords, openStates } from "#modules/bylaws/contract";
import type { Translate } from "#modules/platform/messages";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { Form, SubmitButton } from "~/ui/form";
import { type Column, EmptyState, Table } from "~/ui/table";
import { Tabs } from "~/ui/tabs";
import { useUi, useWords } from "~/ui/ui-context";
import type { ShownDocument, ShownQueue } from "../bylaws-lists.server";
import { bylawsListMessages } from "../bylaws-lists-words";

/** Documents in one state with the way to the others. */
export function DocumentQueue({ rows, counts, state, total }: ShownQueue) {
  const t = useWords(bylawsListMessages);
  const columns = useColumns(state === "failed");
  return (
    <>
      <Tabs
        label={t("views")}
        tabs={openStates.map((one) => ({
          to: paths.staffBylaws({ state: one === "failed" ? undefined : one }),
          label: t(one, { count: counts[one] }),
          isCurrent: one === state,
        }))}
      />
      <Table
        isWork
        caption={t("queueCaption", { count: total })}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={t(state === "failed" ? "noneFailedTitle" : "nonePreparingTitle")}>
            {t(state === "failed" ? "noneFailed" : "nonePreparing")}
          </EmptyState>
        }
      />
    </>
  );
}

function useColumns(isFailed: boolean): readonly Column<ShownDocument>[] {
  const t = useWords(bylawsListMessages);
  const words = translator(bylawsMessages, useUi().locale);
  const columns: readonly Column<ShownDocument>[] = [
    {
      key: "document",
      header: t("document"),
      isRowHeader: true,
      cell: ({ name, number, variant }) => (
        <>
          {t("documentName", { name, number })}
          <div className="hint text-sm">{words(bylawsWords[variant].title)}</div>
        </>
      ),
    },
    {
      key: "whose",
      header: t("whose"),
      cell: ({ account }) =>
        account ? <Link to={paths.staffAccount(account.id)}>{account.name}</Link> : t("visitor"),
    },
    { key: "asked", header: t("asked"), isDate: true, cell: ({ asked }) => asked },
  ];
  return isFailed ? [...columns, ...failedColumns({ t, words })] : columns;
}

interface Words {
  t: Translate<(typeof bylawsListMessages)["en"]>;
  words: (key: keyof typeof bylawsMessages.en) => string;
}

const failedColumns = ({ t, words }: Words): readonly Column<ShownDocument>[] => [
  {
    key: "reason",
    header: t("reason"),
    isLong: true,
    isWhole: true,
    cell: ({ failure = "renderFailure" }) => words(failure),
  },
  {
    key: "act",
    header: t("act"),
    cell: ({ id, name, number }) => (
      <Form id={`retry-${id}`} action={paths.staffBylaws()}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton
          variant="secondary"
          aria-label={`${t("tryAgain")}: ${t("documentName", { name, number })}`}
        >
          {t("tryAgain")}
        </SubmitButton>
      </Form>
    ),
  },
];
