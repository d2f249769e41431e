import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { formatSizeLimit } from "#modules/platform/file-size";
import { TREASURY_FILE_MAX } from "#modules/treasury/contract";
import { askedYear } from "~/http/asked-year.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { Checkbox } from "~/ui/choices";
import { Details } from "~/ui/details";
import { FileDrop } from "~/ui/file-drop";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { FileColumns } from "./file-columns";
import { FilePreview } from "./file-preview";
import { changeImport, type ImportAnswer, loadImport } from "./import-page.server";
import { importWords } from "./words";

/** The files of a year, and where another one is chosen. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadImport(context, askedYear(context, request, params.end));

/** Shows what is in a file, counts its rows, or takes those of another one out. */
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  changeImport(context, askedYear(context, request, params.end));

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

type PageData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function TreasuryImport() {
  const page = useLoaderData<typeof loader>();
  const given = useActionData<typeof action>() as (ImportAnswer & { ok?: false }) | undefined;
  const t = useWords(importWords);
  const { named, endsOn, day, name, isFinal, mayAct, version } = page;
  // What is shown and is no refusal answers no form.
  const answer = given?.ok === false ? (given as FormOutcome) : undefined;
  const decided = given?.values?.decision ?? "";
  return (
    <Page className="stack">
      <PageTitle title={t("title", { day })} lede={t("lede", { name })} answer={answer} />
      {isFinal && <Notice title={t("isFinal")}>{t("isFinalText")}</Notice>}
      {given?.columns ? (
        <FileColumns
          columns={given.columns}
          action={treasuryPaths.files(endsOn, named)}
          answer={answer}
        />
      ) : given?.preview ? (
        <FilePreview
          preview={given.preview}
          action={treasuryPaths.files(endsOn, named)}
          version={version}
          answer={answer}
        />
      ) : (
        !isFinal &&
        mayAct && <FileForm {...page} answer={decided === "remove" ? undefined : answer} />
      )}
      <Imports {...page} answer={decided === "remove" ? answer : undefined} />
      <p>
        <Link to={treasuryPaths.numbers(endsOn, named)}>{t("back")}</Link>
      </p>
    </Page>
  );
}

/** The file; the browser refuses first what is too large. */
function FileForm({ named, endsOn, answer }: PageData & { answer: FormOutcome | undefined }) {
  const t = useWords(importWords);
  const size = formatSizeLimit(TREASURY_FILE_MAX);
  const judge = ([file]: readonly File[]) =>
    file && file.size > TREASURY_FILE_MAX ? t("tooLarge", { name: file.name, size }) : undefined;
  return (
    <Form
      id="upload"
      action={treasuryPaths.files(endsOn, named)}
      answer={answer}
      label={t("file")}
      encType="multipart/form-data"
    >
      <div className="max-w-160">
        <FileDrop
          name="file"
          label={t("file")}
          hint={t("fileHint", { size })}
          accept=".csv"
          judge={judge}
          required
        />
        <Checkbox name="by_hand" label={t("byHand")} hint={t("byHandHint")} />
        <SubmitButton className="mt-6" icon="upload">
          {t("read")}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** The files that count, each with the way out. */
function Imports({
  named,
  endsOn,
  version,
  imports,
  isFinal,
  mayAct,
  answer,
}: PageData & { answer: FormOutcome | undefined }) {
  const t = useWords(importWords);
  return (
    <section className="stack">
      <h2 id="imports">{t("imports")}</h2>
      {imports.length === 0 && <p>{t("importsNone")}</p>}
      <ul className="stack">
        {imports.map(({ id, fileName, said }) => (
          <li key={id}>
            <strong>{fileName}</strong> <span className="hint">{said}</span>
            {mayAct && !isFinal && (
              <Details summary={t("remove")} isOpen={answer !== undefined}>
                <p>{t("removeText")}</p>
                <Form
                  id={`remove-${id}`}
                  action={treasuryPaths.files(endsOn, named)}
                  answer={answer}
                  label={t("removeOne", { name: fileName })}
                >
                  <input type="hidden" name="decision" value="remove" />
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton variant="secondary">
                    {t("removeOne", { name: fileName })}
                  </SubmitButton>
                </Form>
              </Details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
