import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import type { Result } from "#modules/platform/result";
import { authorizationForm } from "#modules/supervision/contract";
import {
  addAuthorizations,
  authorizationSchema,
  readAuthorizations,
  withdrawAuthorization,
} from "#modules/supervision/index.server";
import type { HttpContext } from "~/http/context.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { letterPaths } from "~/http/letter-paths";
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
import type { FormOutcome } from "~/ui/use-form-state";
import { answerTicked, chaptersOf, found, idOf } from "../asked.server";
import { authorizationWords } from "./words";

/** Which chapters authorized their central organization. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = centralOf(context, request);
  const view = found(context, await readAuthorizations(ctx, accountId));
  return {
    head: await loadHead(context, request),
    named,
    accountId,
    group: view.groupLabel,
    mayEdit: view.mayEdit,
    today: view.today,
    chapters: view.chapters.map(({ accountId: id, name, onFile }) => ({
      id,
      name,
      onFile: onFile
        ? {
            id: onFile.id,
            from: formatLongDate(onFile.fromOn, ctx),
            to: onFile.toOn ? formatLongDate(onFile.toOn, ctx) : "",
            how: onFile.how,
            file: onFile.file ? { name: onFile.file.name, to: paths.file(onFile.file.id) } : null,
          }
        : null,
    })),
  };
}

async function decide({ ctx, body }: HttpContext, accountId: number): Promise<Result<void>> {
  const { withdraw, ...sent } = body.fields;
  if (withdraw !== undefined) return withdrawAuthorization(ctx, { accountId, id: idOf(withdraw) });
  const fields = parseFields(authorizationSchema, sent, ctx.locale);
  if (!fields.ok) return fields;
  const { from_on: fromOn, to_on: toOn, how, file_uploads: files } = fields.value;
  const chapters = chaptersOf(fields.value);
  return addAuthorizations(ctx, { accountId, chapters, fromOn, toOn, how, files });
}

/** Puts an authorization on file, or withdraws one. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId, named } = centralOf(context, request);
  found(context, await readAuthorizations(context.ctx, accountId));
  const done = await decide(context, accountId);
  return answerTicked(context, done, supervisionPaths.authorizations(named));
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Authorizations() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(authorizationWords);
  const { named, group, chapters, mayEdit } = data;
  const lacking = chapters.filter(({ onFile }) => onFile === null);
  return (
    <Page className="stack">
      <HeadquartersHead head={data.head} current="supervision" />
      <PageTitle title={t("title")} lede={t("lede", { group })} answer={answer} />
      {mayEdit && lacking.length > 0 && (
        <p>
          {t("lacking", { count: lacking.length })}{" "}
          <Link to={letterPaths.prepare("inclusion", named)}>{t("ask")}</Link>
        </p>
      )}
      <Table
        caption={t("chapters")}
        isCaptionHidden
        rows={chapters}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("noChapters")}>{t("noChaptersText")}</EmptyState>}
        columns={[
          { key: "name", header: t("chapter"), isRowHeader: true, cell: ({ name }) => name },
          {
            key: "state",
            header: t("state"),
            isLong: true,
            cell: (chapter) => <OnFile chapter={chapter} data={data} />,
          },
        ]}
      />
      {mayEdit && lacking.length > 0 && (
        <section className="stack max-w-160">
          <h2 id="add">{t("add")}</h2>
          <AddForm data={data} lacking={lacking} answer={answer} />
        </section>
      )}
      <p>
        <Link to={supervisionPaths.readiness(named)}>{t("back")}</Link>
      </p>
    </Page>
  );
}

type Data = Awaited<ReturnType<typeof loader>>;

interface OnFileProps {
  chapter: Data["chapters"][number];
  data: Data;
}

function OnFile({ chapter, data }: OnFileProps) {
  const t = useWords(authorizationWords);
  const { id, name, onFile } = chapter;
  const { named, mayEdit } = data;
  if (!onFile) return t("none");
  const { from, to, how, file } = onFile;
  return (
    <>
      {to ? t("fromTo", { date: from, to }) : t("from", { date: from })}, {t(`how.${how}`)}
      {file && (
        <>
          {": "}
          <a href={file.to}>{file.name}</a>
        </>
      )}
      {mayEdit && (
        <Form
          id={`withdraw-${id}`}
          action={supervisionPaths.authorizations(named)}
          label={t("withdrawFor", { name })}
        >
          <input type="hidden" name="withdraw" value={onFile.id} />
          <SubmitButton variant="secondary">{t("withdraw")}</SubmitButton>
        </Form>
      )}
    </>
  );
}

interface AddFormProps {
  data: Data;
  lacking: Data["chapters"];
  answer: (FormOutcome & { ticked?: readonly string[] }) | undefined;
}

/** Puts authorizations of several chapters on file at once, as they come in one envelope. */
function AddForm({ data, lacking, answer }: AddFormProps) {
  const t = useWords(authorizationWords);
  const { named, accountId, today } = data;
  return (
    <Form
      key={lacking.length}
      id="add-form"
      action={supervisionPaths.authorizations(named)}
      answer={answer}
      label={t("add")}
    >
      <ChooseChapters chapters={lacking} ticked={answer?.ticked ?? []} />
      <FormField form={authorizationForm} name="from_on" latest={today} />
      <FormField form={authorizationForm} name="to_on" />
      <FormField form={authorizationForm} name="how" start="file" />
      <Dropbox
        name="file_uploads"
        label={t("file")}
        value={undefined}
        action={undefined}
        options={[]}
        along={{ profile_id: String(accountId) }}
      />
      <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
    </Form>
  );
}
