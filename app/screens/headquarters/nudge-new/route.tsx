import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { TopicChoice } from "#modules/headquarters/contract";
import { handoverPaths } from "~/http/handover-paths";
import { rosterPaths } from "~/http/roster-paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { FilterForm } from "~/ui/search-form";
import { Select } from "~/ui/selects";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { BoardFilterFields } from "../board-filter-fields";
import { NudgeForm } from "./nudge-form";
import {
  loadNewNudge,
  type NudgeNewData,
  type ShownNudged,
  sendNewNudge,
} from "./nudge-new-page.server";
import { nudgeNewWords } from "./words";

/** A new letter to the chapters of which something is true. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadNewNudge(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => sendNewNudge(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function NewNudge() {
  const data = useLoaderData<typeof loader>() as NudgeNewData;
  const answer = useActionData<typeof action>();
  const t = useWords(nudgeNewWords);
  const { head, chosen, mayNudge, topics } = data;
  const { group, named: accountId } = head;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="nudges" />
      <PageTitle title={t("title")} lede={t("lede", { group })} answer={answer} />
      {topics.length > 0 ? (
        <Filters {...data} />
      ) : (
        <EmptyState title={t("noTopics")}>{t("noTopicsText")}</EmptyState>
      )}
      {chosen && <Reached chosen={chosen} named={accountId} />}
      {chosen && chosen.rows.length > 0 && (
        <section className="stack max-w-160">
          <h2 id="letter">{t("letter")}</h2>
          {mayNudge ? <NudgeForm data={data} answer={answer} /> : <p>{t("onlyPeople")}</p>}
        </section>
      )}
      <p>
        <Link to={rosterPaths.nudges({ accountId })}>{t("back")}</Link>
      </p>
    </Page>
  );
}

/** What is asked about, and of which chapters; all of it in the address. */
function Filters(data: NudgeNewData) {
  const { head, topic, search, school, fields, set, topics } = data;
  const accountId = head.named;
  const t = useWords(nudgeNewWords);
  const optionsOf = (kind: string) =>
    topics
      .filter((one) => one.topic.startsWith(`${kind}.`))
      .map(({ topic: value, label, chapters: count }: TopicChoice) => {
        return { value, label: t("topicCount", { label, count }) };
      });
  const groups = [
    { label: t("standing"), options: optionsOf("standing") },
    { label: t("duties"), options: optionsOf("duty") },
  ].filter(({ options }) => options.length > 0);
  return (
    <FilterForm
      action={rosterPaths.newNudge()}
      query={{ topic, search, school, fields: fields.map(({ value }) => value) }}
      submit={t("show")}
      clear={
        topic || search || set > 0
          ? { to: rosterPaths.newNudge({ accountId }), label: t("clear") }
          : undefined
      }
    >
      {accountId !== undefined && <input type="hidden" name="account_id" value={accountId} />}
      <Select name="topic" label={t("topic")} options={groups} defaultValue={topic} />
      <BoardFilterFields
        fields={fields}
        search={search}
        school={school}
        summary={set > 0 ? t("moreFiltersSet", { count: set }) : t("moreFilters")}
      />
    </FilterForm>
  );
}

interface ReachedProps {
  chosen: NonNullable<NudgeNewData["chosen"]>;
  named: number | undefined;
}

/** The chapters that the letter is about, and whom it reaches. */
function Reached({ chosen, named }: ReachedProps) {
  const t = useWords(nudgeNewWords);
  const { rows, letters, people, unwanted, nobody, recent, label } = chosen;
  const columns: readonly Column<ShownNudged>[] = [
    { key: "chapter", header: t("chapter"), isRowHeader: true, cell: ({ name }) => name },
    { key: "reason", header: t("reason"), isLong: true, cell: ({ reason }) => reason },
    { key: "due", header: t("due"), cell: ({ due }) => due },
    {
      key: "reaches",
      header: t("reaches"),
      isLong: true,
      cell: ({ reaches, ended, lately }) => (
        <>
          {reaches}
          {ended && <div className="hint">{ended}</div>}
          {lately && <div className="hint">{lately}</div>}
        </>
      ),
    },
  ];
  return (
    <section className="stack">
      <h2 id="chapters">{t("chapters")}</h2>
      <p>
        <strong>{label}</strong>
      </p>
      <p>{t("counts", { count: rows.length, letters, people })}</p>
      <ul>
        {unwanted > 0 && <li>{t("unwanted", { count: unwanted })}</li>}
        {nobody > 0 && (
          <li>
            {t("nobody", { count: nobody })}{" "}
            <Link to={handoverPaths.group(named)}>{t("nobodyLink")}</Link>
          </li>
        )}
        {recent > 0 && <li>{t("recent", { count: recent })}</li>}
      </ul>
      <Table
        caption={t("chapters")}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      />
    </section>
  );
}
