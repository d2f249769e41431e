import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import type { Result } from "#modules/platform/result";
import { statementForm } from "#modules/supervision/contract";
import {
  purposeTickSchema,
  readPurpose,
  statementSchema,
  tickPurpose,
  writeStatement,
} from "#modules/supervision/index.server";
import type { HttpContext } from "~/http/context.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { supervisionPaths } from "~/http/supervision-paths";
import { Dropbox } from "~/parts/dynamic-form/dropbox";
import { FormField } from "~/parts/form-field/form-field";
import { ChooseChapters } from "~/parts/headquarters/choose-chapters";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { answerTicked, chaptersOf, found } from "../asked.server";
import { purposeWords } from "./words";

/** The uniform purpose of a group, and which chapters have it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = centralOf(context, request);
  const view = found(context, await readPurpose(ctx, accountId));
  const { statement, chapters, lettersBefore, groupLabel, mayEdit, mayDecide } = view;
  return {
    head: await loadHead(context, request),
    named,
    accountId,
    group: groupLabel,
    lettersBefore: formatLongDate(lettersBefore, ctx),
    statement: statement
      ? {
          version: statement.version,
          text: statement.text,
          by: statement.by,
          date: formatLongDate(civilDateIn(statement.writtenAt, OFFICE_ZONE), ctx),
        }
      : null,
    chapters: chapters.map(({ accountId: id, name, joinedOn, isOld, known }) => ({
      id,
      name,
      since: formatLongDate(joinedOn, ctx),
      isOld,
      how: known?.how ?? "",
      adopted: known?.adoptedOn ? formatLongDate(known.adoptedOn, ctx) : "",
      file: known?.file ? { name: known.file.name, to: paths.file(known.file.id) } : null,
    })),
    mayEdit,
    mayDecide,
  };
}

async function decide({ ctx, body }: HttpContext, accountId: number): Promise<Result<unknown>> {
  const sent = body.fields;
  if (sent.whom !== undefined) {
    const ticked = parseFields(purposeTickSchema, sent, ctx.locale);
    if (!ticked.ok) return ticked;
    const files = ticked.value.file_uploads;
    return tickPurpose(ctx, { accountId, chapters: chaptersOf(ticked.value), files });
  }
  const fields = parseFields(statementSchema, sent, ctx.locale);
  return fields.ok ? writeStatement(ctx, { accountId, ...fields.value }) : fields;
}

/** Writes the statement, or ticks chapters. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId, named } = centralOf(context, request);
  found(context, await readPurpose(context.ctx, accountId));
  return answerTicked(context, await decide(context, accountId), supervisionPaths.purpose(named));
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Purpose() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(purposeWords);
  const { named, accountId, group, statement, chapters, mayEdit, mayDecide } = data;
  const lacking = chapters.filter(({ how }) => how === "");
  const isOfTicks = answer && !answer.ok && answer.values.whom !== undefined;
  const writing = mayDecide && (
    <section className="stack mt-8 max-w-160">
      <h2 id="write">{t(statement ? "rewrite" : "write")}</h2>
      {statement && <p>{t("rewriteText")}</p>}
      <Form
        key={statement?.version ?? 0}
        id="statement-form"
        action={supervisionPaths.purpose(named)}
        answer={isOfTicks ? undefined : answer}
        label={t("write")}
      >
        <FormField form={statementForm} name="text" start={statement?.text} />
        <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
      </Form>
    </section>
  );
  return (
    <Page className="stack">
      <HeadquartersHead head={data.head} current="supervision" />
      <PageTitle title={t("title")} lede={t("lede", { group })} answer={answer} />
      {statement ? (
        <section className="stack">
          <h2 id="statement">{t("current", { version: statement.version })}</h2>
          <blockquote className="whitespace-pre-line">{statement.text}</blockquote>
          <p className="hint">{t("written", { date: statement.date, name: statement.by })}</p>
        </section>
      ) : (
        <EmptyState title={t("none")}>{t("noneText", { date: data.lettersBefore })}</EmptyState>
      )}
      {!statement && writing}
      <h2>{t("chapters")}</h2>
      <Table
        caption={t("chapters")}
        isCaptionHidden
        rows={chapters}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("noChapters")}>{t("noChaptersText")}</EmptyState>}
        columns={[
          { key: "name", header: t("chapter"), isRowHeader: true, cell: ({ name }) => name },
          { key: "since", header: t("since"), cell: ({ since }) => since },
          {
            key: "state",
            header: t("state"),
            isLong: true,
            cell: ({ how, adopted, file, isOld }) => (
              <>
                {how === "bylaws" && t("byBylaws", { date: adopted })}
                {how === "file" && t("byFile")}
                {file && (
                  <>
                    {": "}
                    <a href={file.to}>{file.name}</a>
                  </>
                )}
                {how === "" && t(isOld ? "old" : "lacks")}
              </>
            ),
          },
        ]}
      />
      {mayEdit && statement && lacking.length > 0 && (
        <section className="stack mt-8 max-w-160">
          <h2 id="tick">{t("tick")}</h2>
          <Form
            key={lacking.length}
            id="tick-form"
            action={supervisionPaths.purpose(named)}
            answer={isOfTicks ? answer : undefined}
            label={t("tick")}
          >
            <ChooseChapters chapters={lacking} ticked={(isOfTicks && answer.ticked) || []} />
            <Dropbox
              name="file_uploads"
              label={t("file")}
              value={undefined}
              action={undefined}
              options={[]}
              along={{ profile_id: String(accountId) }}
            />
            <SubmitButton className="mt-6">{t("tickSubmit")}</SubmitButton>
          </Form>
        </section>
      )}
      {statement && writing}
      <p>
        <Link to={supervisionPaths.readiness(named)}>{t("back")}</Link>
      </p>
    </Page>
  );
}
