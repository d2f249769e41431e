import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { fileMessages } from "#modules/platform/files/contract";
import { message } from "#modules/platform/messages";
import { refuseField } from "#modules/platform/result";
import { keepFile, uploadSchema } from "#modules/vault/index.server";
import { inspectionPaths } from "~/http/inspection-paths";
import { packetPaths } from "~/http/packet-paths";
import { paths, safeNext } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { vaultPaths } from "~/http/vault-paths";
import { backWithFile } from "~/http/wanted-files";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { SearchForm } from "~/ui/search-form";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { filesPage } from "./files-page.server";
import { FilesTable } from "./files-table";
import { MissingList } from "./missing-list";
import { UploadForm } from "./upload-form";
import { filesMessages } from "./words";

export function loader({ context, request }: LoaderFunctionArgs) {
  return filesPage(context, request);
}

const noFile = refuseField("uploads[]", message(fileMessages, "missing"));

/** Keeps one document of an account; `app/http/upload.server.ts` has read it from the wire. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body, file } = context;
  const sent = parseFields(uploadSchema, body.fields, ctx.locale);
  if (!sent.ok) return refuseForm(context, sent.refusal);
  if (!file) return refuseForm(context, noFile.refusal);
  const {
    profile_id: accountId,
    create_new_accounts: createsAccount,
    params,
    ...fields
  } = sent.value;
  const added = await keepFile(ctx, { file, accountId, createsAccount, params, fields });
  if (!added.ok) return refuseForm(context, added.refusal);
  const { id, fileName, size } = added.value;
  const back = safeNext(new URL(request.url).searchParams.get("return"), "");
  const to = paths.files({ accountId, back: back && backWithFile(back, id), addedId: id });
  return answerDone(context, { json: { files: [{ id, file_name: fileName, size }] }, to });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Files() {
  const { named, form, asked, years, categories, hasAny, list, missing, added, back } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(filesMessages);
  const isNarrowed = asked.category !== undefined || asked.year !== undefined;
  return (
    <Page>
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      {added && (
        <div className="mb-8">
          <Notice tone="success" title={t("added", added)}>
            {back ? (
              t("addedNext")
            ) : (
              <p>
                <Link to={vaultPaths.paper(added.id)}>{t("addedSay")}</Link>
              </p>
            )}
          </Notice>
        </div>
      )}
      {back && (
        <p className="mb-8">
          <Link to={back}>{t("back")}</Link>
        </p>
      )}
      <section className="max-w-160" id="upload">
        <UploadForm key={`${added?.id}${form.kind}`} answer={answer} {...form} />
      </section>
      {hasAny && (
        <section className="stack mt-12">
          <h2 id="missing">{t("missing")}</h2>
          <MissingList missing={missing} />
        </section>
      )}
      <section className="stack mt-12">
        <h2 id="list">{t("list")}</h2>
        {hasAny && (
          <SearchForm
            action={vaultPaths.list()}
            query={asked}
            label={t("searchLabel")}
            maxLength={100}
            submit={t("filter")}
            clear={{ to: vaultPaths.list({ accountId: named }), label: t("all") }}
          >
            {named !== undefined && <input type="hidden" name="account_id" value={named} />}
            <Select
              name="category"
              label={t("category")}
              emptyLabel={t("anyCategory")}
              options={categories.map(({ name: value, label }) => ({ value, label }))}
              defaultValue={asked.category}
            />
            <Select
              name="year"
              label={t("year")}
              emptyLabel={t("anyYear")}
              options={years.map((year) => ({
                value: String(year),
                label: t("yearOption", { year: String(year) }),
              }))}
              defaultValue={asked.year === undefined ? undefined : String(asked.year)}
            />
          </SearchForm>
        )}
        {isNarrowed && !asked.search && (
          <p>
            <Link to={vaultPaths.list({ accountId: named })}>{t("all")}</Link>
          </p>
        )}
        <FilesTable
          list={list}
          hasAny={hasAny}
          urlOf={(page) => vaultPaths.list({ accountId: named, ...asked, page })}
        />
      </section>
      {hasAny && (
        <ul className="link-row mt-12">
          <li>
            <Link to={vaultPaths.shares(named)}>{t("shares")}</Link>
          </li>
          <li>
            <Link to={packetPaths.page(named)}>{t("packet")}</Link>
          </li>
          <li>
            <Link to={vaultPaths.retention(named)}>{t("retention")}</Link>
          </li>
          <li>
            <Link to={inspectionPaths.own(named)}>{t("inspection")}</Link>
          </li>
        </ul>
      )}
      {!hasAny && missing.length > 0 && (
        <section className="stack mt-12">
          <h2 id="missing">{t("missing")}</h2>
          <MissingList missing={missing} />
        </section>
      )}
    </Page>
  );
}
