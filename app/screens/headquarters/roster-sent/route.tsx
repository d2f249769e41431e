import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { rosterPaths } from "~/http/roster-paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { SentData } from "./sent-page.server";
import { decideSent, loadSent } from "./sent-page.server";
import { rosterSentWords } from "./words";

/** A roster that was sent, beside the chapters that are there, before it is taken. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadSent(context, request, params.id);

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  decideSent(context, request, params.id);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function RosterSent() {
  const data = useLoaderData<typeof loader>() as SentData;
  const answer = useActionData<typeof action>();
  const t = useWords(rosterSentWords);
  const { head, file, chapters, state, counts } = data;
  const accountId = head.named;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="roster" />
      <PageTitle title={t("title")} lede={t("lede", { file, rows: chapters })} answer={answer} />
      {state !== "waiting" && <Notice title={t(`state.${state}`)} />}
      <p className="hint">{data.sent}</p>
      {counts && <Compared {...data} counts={counts} />}
      {counts && <Decision data={data} answer={answer} />}
      <p>
        <Link to={rosterPaths.roster({ accountId })}>{t("back")}</Link>{" "}
        <Link to={rosterPaths.upload(accountId)}>{t("again")}</Link>
      </p>
    </Page>
  );
}

/** So many rows of each kind are shown. */
const SHOWN = 200;

/** What is different, counted and by chapter. */
function Compared({ counts, rows, isCut }: SentData & { counts: NonNullable<SentData["counts"]> }) {
  const t = useWords(rosterSentWords);
  const { brand } = useUi();
  const columns: readonly Column<SentData["rows"][number]>[] = [
    { key: "chapter", header: t("chapter"), isRowHeader: true, cell: ({ name }) => name },
    { key: "kind", header: t("kind"), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: "yours",
      header: t("yours"),
      isLong: true,
      cell: ({ yours }) => yours || t("nothing"),
    },
    { key: "here", header: t("here"), isLong: true, cell: ({ here }) => here || t("nothing") },
  ];
  return (
    <section className="stack">
      <h2 id="rows">{t("rows")}</h2>
      <ul>
        <li>
          {t("counts.new", { count: counts.new })}{" "}
          {counts.new > 0 && t("newHint", { email: brand.supportEmail })}
        </li>
        <li>{t("counts.changed", { count: counts.changed })}</li>
        <li>{t("counts.missing", { count: counts.missing })}</li>
        <li>{t("same", { count: counts.same })}</li>
      </ul>
      <Table
        caption={t("rows")}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      />
      {isCut && <p>{t("more", { count: SHOWN })}</p>}
    </section>
  );
}

function Decision({ data, answer }: { data: SentData; answer: FormOutcome | undefined }) {
  const t = useWords(rosterSentWords);
  const action = rosterPaths.sent(data.id, data.head.named);
  return (
    <section className="stack max-w-160">
      <h2 id="decide">{t("decide")}</h2>
      <p>{t("decideHint")}</p>
      <Form id="take" action={action} label={t("take")} answer={answer}>
        <input type="hidden" name="decision" value="take" />
        <SubmitButton>{t("take")}</SubmitButton>
      </Form>
      <Form id="drop" action={action} label={t("drop")}>
        <input type="hidden" name="decision" value="drop" />
        <SubmitButton variant="secondary">{t("drop")}</SubmitButton>
      </Form>
    </section>
  );
}
