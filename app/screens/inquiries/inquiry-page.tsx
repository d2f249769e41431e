import { useActionData, useLoaderData } from "@remix-run/react";
import { type ComponentType, type ReactNode, useState } from "react";
import type { InquiryFormView, ReportInWords } from "#modules/inquiries/contract";
import { formWord } from "#modules/platform/forms/contract";
import { BotCheckFields } from "~/parts/bot-check/bot-check";
import { FormField } from "~/parts/form-field/form-field";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";
import { FormPage, PageTitle } from "~/ui/page";
import { Table } from "~/ui/table";
import type { FormOutcome } from "~/ui/use-form-state";
import type { InquiryPageData } from "./inquiry-page.server";

export interface OwnFieldProps {
  form: InquiryFormView;
}

interface InquiryPageProps {
  /** What a screen shows itself in place of a field's usual control, by the name of the field. */
  own?: Readonly<Record<string, ComponentType<OwnFieldProps>>>;
  /** Stands between the title and the form. */
  children?: ReactNode;
}

/** A word of this page's form; its data has them in the page's language. */
function useFormWords() {
  const { form } = useLoaderData<InquiryPageData>();
  return (key: string) => formWord(form, "en", key);
}

/**
 * A public form, and the thanks for what was just sent with it. Its route loads with `inquiryPage`
 * and acts with `takeInquiry`.
 */
export function InquiryPage({ own = {}, children }: InquiryPageProps) {
  const { botCheck, email, form, sent, report } = useLoaderData<InquiryPageData>();
  const answer = useActionData<FormOutcome>();
  const t = useFormWords();
  const title = t("title") ?? "";
  const intro = t("intro");
  const isThanked = sent !== undefined && !answer;
  return (
    <FormPage>
      <meta name="description" content={t("description")} />
      <PageTitle title={title} lede={t("lede")} answer={answer} />
      {isThanked && <ReceivedDialog key={sent} />}
      {isThanked && report && <Report report={report} />}
      {intro && <p className="mb-8">{intro}</p>}
      {children}
      <Form key={isThanked ? sent : "form"} answer={answer} label={title} hasRequiredNote>
        {Object.keys(form.fields).map((name) => {
          const Own = own[name];
          if (Own) return <Own key={name} form={form} />;
          // The address of somebody who is signed in, unless he types another.
          const start = name === "email" ? email : undefined;
          return <FormField key={name} form={form} name={name} start={start} />;
        })}
        <BotCheckFields challenge={botCheck} />
        <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
      </Form>
    </FormPage>
  );
}

/** Says that a message has come. Its form closes it in the browser itself, without script too. */
function ReceivedDialog() {
  const t = useFormWords();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      isOpen={isOpen}
      title={t("doneTitle")}
      onClose={() => setIsOpen(false)}
      actions={
        <form method="dialog">
          <Button type="submit">{t("ok")}</Button>
        </form>
      }
    >
      <p>{t("doneText")}</p>
    </Dialog>
  );
}

/** What the IRS file knows about what was just sent. */
function Report({ report }: { report: ReportInWords }) {
  const { title, texts, columns, rows, notes } = report;
  return (
    <section className="stack mb-12" aria-labelledby="report">
      <h2 id="report">{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Table
        caption={title}
        isCaptionHidden
        columns={columns.map((header, at) => ({
          key: header,
          header,
          isRowHeader: at === 0,
          cell: (row: readonly string[]) => row[at],
        }))}
        rows={rows}
        rowKey={(row) => row[1] ?? ""}
        empty={null}
      />
      {rows.length > 0 && (
        <ul className="hint text-sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
