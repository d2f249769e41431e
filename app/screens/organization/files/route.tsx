import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { fileUploadLabels, fileUploadSchema } from "#modules/accounts/contract";
import { addAccountFile } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { fileMessages } from "#modules/platform/files/contract";
import { message, translator } from "#modules/platform/messages";
import { refuseField } from "#modules/platform/result";
import { backWithFile } from "~/http/path-queries";
import { paths, safeNext } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { filesPage } from "./files-page.server";
import { FilesTable } from "./files-table";
import { UploadForm } from "./upload-form";
import { filesMessages } from "./words";

export function loader({ context, request }: LoaderFunctionArgs) {
  return filesPage(context, request);
}

const noFile = refuseField("uploads[]", message(fileMessages, "missing"));

/** Keeps one document of an account; `app/http/upload.server.ts` has read it from the wire. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body, file } = context;
  const fields = parseFields(fileUploadSchema, body.fields, fileUploadLabels(ctx.locale));
  if (!fields.ok) return refuseForm(context, fields.refusal);
  if (!file) return refuseForm(context, noFile.refusal);
  const { profile_id: accountId, create_new_accounts: createsAccount, params } = fields.value;
  const added = await addAccountFile(ctx, { file, accountId, createsAccount, params });
  if (!added.ok) return refuseForm(context, added.refusal);
  const { id, fileName, size } = added.value;
  const back = safeNext(new URL(request.url).searchParams.get("return"), "");
  const to = paths.files({ accountId, back: back && backWithFile(back, id), addedId: id });
  return answerDone(context, { json: { files: [{ id, file_name: fileName, size }] }, to });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Files() {
  const { form, files, added, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = translator(filesMessages, useUi().locale);
  return (
    <Page>
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      {added && (
        <div className="mb-8">
          <Notice tone="success" title={t("added", added)}>
            {back && t("addedNext")}
          </Notice>
        </div>
      )}
      {back && (
        <p className="mb-8">
          <Link to={back}>{t("back")}</Link>
        </p>
      )}
      <UploadForm key={added?.id} answer={answer} {...form} />
      <section className="stack mt-12">
        <h2>{t("list")}</h2>
        <FilesTable files={files} />
      </section>
    </Page>
  );
}
