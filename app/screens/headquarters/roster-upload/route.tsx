import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  ROSTER_FILE_ACCEPT,
  ROSTER_FILE_MAX,
  ROSTER_ROWS_MAX,
} from "#modules/headquarters/contract";
import { formatSizeLimit } from "#modules/platform/file-size";
import { fileMessages } from "#modules/platform/files/contract";
import { formatCount } from "#modules/platform/format";
import { rosterPaths } from "~/http/roster-paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { FileDrop } from "~/ui/file-drop";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { ShownFault, UploadAnswer } from "./upload-page.server";
import { loadUpload, sendUpload } from "./upload-page.server";
import { rosterUploadWords } from "./words";

/** Sends a headquarters' roster to be judged. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadUpload(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => sendUpload(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function RosterUpload() {
  const { head } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as (FormOutcome & UploadAnswer) | undefined;
  const t = useWords(rosterUploadWords);
  const accountId = head.named;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="roster" />
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <FileForm accountId={accountId} answer={answer} />
      {answer?.faults && <Faults faults={answer.faults} total={answer.total ?? 0} />}
      <section className="stack max-w-160">
        <h2 id="columns">{t("columns")}</h2>
        <p>{t("columnsText")}</p>
        <p>{t("einText")}</p>
      </section>
      <p>
        <Link to={rosterPaths.roster({ accountId })}>{t("back")}</Link>
      </p>
    </Page>
  );
}

/** The file; the browser refuses first what is too large. */
function FileForm({
  accountId,
  answer,
}: {
  readonly accountId: number | undefined;
  readonly answer: FormOutcome | undefined;
}) {
  const t = useWords(rosterUploadWords);
  const say = useWords(fileMessages);
  const size = formatSizeLimit(ROSTER_FILE_MAX);
  const judge = ([file]: readonly File[]) =>
    file && file.size > ROSTER_FILE_MAX ? say("tooLarge", { name: file.name, size }) : undefined;
  return (
    <Form
      action={rosterPaths.upload(accountId)}
      answer={answer}
      label={t("title")}
      encType="multipart/form-data"
    >
      <div className="max-w-160">
        <FileDrop
          name="file"
          label={t("file")}
          hint={t("fileHint", { size, max: formatCount(ROSTER_ROWS_MAX) })}
          accept={ROSTER_FILE_ACCEPT}
          judge={judge}
          required
        />
        <SubmitButton className="mt-6" icon="upload">
          {t("submit")}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Faults({
  faults,
  total,
}: {
  readonly faults: readonly ShownFault[];
  readonly total: number;
}) {
  const t = useWords(rosterUploadWords);
  const columns = [
    {
      key: "row",
      header: t("row"),
      isRowHeader: true,
      cell: ({ row }: ShownFault) => row ?? t("wholeFile"),
    },
    { key: "fault", header: t("fault"), isLong: true, cell: ({ text }: ShownFault) => text },
  ];
  return (
    <section className="stack">
      <h2 id="faults">{t("faults")}</h2>
      <Notice tone="warning" title={t("wrong", { count: total })}>
        {t("wrongText")}
      </Notice>
      <Table
        caption={t("faults")}
        isCaptionHidden
        columns={columns}
        rows={faults}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("faults")}>{t("wrongText")}</EmptyState>}
      />
      {total > faults.length && <p>{t("more", { count: total - faults.length })}</p>}
    </section>
  );
}
