import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { boardQuery, readBoardView } from "#modules/headquarters/contract";
import {
  boardViewSchema,
  listBoardViews,
  removeBoardView,
  saveBoardView,
} from "#modules/headquarters/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { loadHead } from "~/http/headquarters-head.server";
import { headquartersPaths } from "~/http/headquarters-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextInput } from "~/ui/inputs";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { viewsWords } from "./words";

/** The person's saved views of the board; the one that the address describes can be saved. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const head = await loadHead(context, request);
  const found = await listBoardViews(context.ctx, head.accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const query = boardQuery(readBoardView(new URL(request.url).searchParams));
  return {
    head,
    query: String(query),
    here: headquartersPaths.views(head.named, query),
    board: headquartersPaths.board(head.named, query),
    constraints: constraintsOf(boardViewSchema),
    views: found.value.views.map(({ id, name, query: kept }) => ({
      id,
      name,
      to: headquartersPaths.board(head.named, new URLSearchParams(kept)),
    })),
  };
}

/** Saves a view, or removes one. */
export async function action({ context, request }: ActionFunctionArgs) {
  // Whose headquarters it is goes before what is wrong with the fields.
  const { accountId: centralAccountId, named } = await loadHead(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { decision, view, ...sent } = context.body.fields;
  if (decision === "remove") {
    const id = readId(String(view ?? ""));
    const removed = await removeBoardView(context.ctx, { centralAccountId, id });
    if (!removed.ok) refusePage(context, removed.refusal);
    const to = headquartersPaths.views(named);
    return answerDone(context, { json: { status: "removed" }, to, flash: "saved" });
  }
  const fields = parseFields(boardViewSchema, sent, context.ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const saved = await saveBoardView(context.ctx, { centralAccountId, ...fields.value });
  if (!saved.ok) return refuseForm(context, saved.refusal);
  const kept = readBoardView(new URLSearchParams(fields.value.query));
  const to = headquartersPaths.board(named, boardQuery(kept));
  return answerDone(context, { json: { status: "saved", id: saved.value.id }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function SavedViews() {
  const { head, query, here, board, constraints, views } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(viewsWords);
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="standing" />
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      {query !== "" && (
        <section className="stack max-w-160">
          <h2 id="save">{t("saveTitle")}</h2>
          <Form action={here} answer={answer} constraints={constraints} label={t("saveTitle")}>
            <input type="hidden" name="query" value={query} />
            <TextInput name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" />
            <SubmitButton className="mt-6">{t("save")}</SubmitButton>
          </Form>
        </section>
      )}
      <section className="stack">
        <h2 id="views">{t("list")}</h2>
        <Table
          caption={t("list")}
          isCaptionHidden
          rows={views}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
          columns={[
            {
              key: "name",
              header: t("name"),
              isRowHeader: true,
              cell: ({ name, to }) => (
                <Link to={to} className="tap">
                  {name}
                </Link>
              ),
            },
            {
              key: "remove",
              header: t("removeShort"),
              cell: ({ id, name }) => (
                <Form id={`view-${id}`} action={here} label={t("remove", { name })}>
                  <input type="hidden" name="decision" value="remove" />
                  <input type="hidden" name="view" value={id} />
                  <SubmitButton variant="link">{t("remove", { name })}</SubmitButton>
                </Form>
              ),
            },
          ]}
        />
      </section>
      <p>
        <Link to={board}>{t("back")}</Link>
      </p>
    </Page>
  );
}
