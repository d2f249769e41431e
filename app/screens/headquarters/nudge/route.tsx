import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { rosterPaths } from "~/http/roster-paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { PagedTable } from "~/ui/paged-table";
import { type Column, EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { loadNudge, sendCancel } from "./nudge-page.server";
import { nudgeWords } from "./words";

/** One letter of a headquarters to its chapters. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadNudge(context, request, params.id);

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  sendCancel(context, request, params.id);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Nudge() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(nudgeWords);
  const { head, nudge, text, asRead, insists, mayCancel } = data;
  const accountId = head.named;
  const { about, state, when, by, outcomes } = nudge;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="nudges" />
      <PageTitle title={nudge.subject} lede={t("lede", { about, state, when })} answer={answer} />
      <p>
        {t("by", { name: by })} {insists && t("insists")}
      </p>
      <section className="stack max-w-160">
        <h2 id="text">{t("text")}</h2>
        {asRead && (
          <p className="hint">
            {asRead}. {t("textHint")}
          </p>
        )}
        <p className="whitespace-pre-wrap">{text}</p>
      </section>
      <section className="stack">
        <h2 id="chapters">{t("chapters")}</h2>
        <ul>
          {outcomes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <PagedTable
          list={data}
          urlOf={(page) => rosterPaths.nudge(nudge.id, { accountId, page })}
          caption={t("chapters")}
          columns={useColumns()}
          empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
        />
      </section>
      {mayCancel && (
        <Form
          action={rosterPaths.nudge(nudge.id, { accountId })}
          label={t("cancel")}
          answer={answer}
        >
          <p>{t("cancelText")}</p>
          <SubmitButton variant="secondary">{t("cancel")}</SubmitButton>
        </Form>
      )}
      <p>
        <Link to={rosterPaths.nudges({ accountId })}>{t("back")}</Link>
      </p>
    </Page>
  );
}

interface Row {
  readonly name: string;
  readonly outcome: string;
  readonly letters: number;
  readonly since: string;
}

function useColumns(): readonly Column<Row>[] {
  const t = useWords(nudgeWords);
  return [
    { key: "chapter", header: t("chapter"), isRowHeader: true, cell: ({ name }) => name },
    { key: "outcome", header: t("outcome"), cell: ({ outcome }) => outcome },
    { key: "letters", header: t("letters"), isFigure: true, cell: ({ letters }) => letters },
    { key: "since", header: t("day"), isDate: true, cell: ({ since }) => since },
  ];
}
