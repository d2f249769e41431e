import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useState } from "react";
import type { ReportInWords } from "#modules/inquiries/contract";
import { type Catalogue, translator } from "#modules/platform/messages";
import { BotCheckFields } from "~/parts/bot-check/bot-check";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";
import { FormPage, PageTitle } from "~/ui/page";
import { Table } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { InquiryPageData } from "./inquiry-views";
import { inquiryWords } from "./words";

interface InquiryPageProps {
  /** Of this form; the description is for search engines. */
  words: Catalogue<{ title: string; lede: string; description: string }>;
  /** What is between the heading and the form. */
  intro?: ReactNode;
  children: ReactNode;
}

/**
 * A public form, and the thanks for what was just sent with it. Its route loads with `inquiryPage`
 * and acts with `takeInquiry`.
 */
export function InquiryPage({ words, intro, children }: InquiryPageProps) {
  const { botCheck, constraints, sent, report } = useLoaderData<InquiryPageData>();
  const answer = useActionData<FormOutcome>();
  const own = translator(words, useUi().locale);
  const t = useWords(inquiryWords);
  const isThanked = sent !== undefined && !answer;
  return (
    <FormPage>
      <meta name="description" content={own("description")} />
      <PageTitle title={own("title")} lede={own("lede")} answer={answer} />
      {isThanked && <ReceivedDialog key={sent} />}
      {isThanked && report && <Report report={report} />}
      {intro}
      <Form
        key={isThanked ? sent : "form"}
        answer={answer}
        constraints={constraints}
        label={own("title")}
        hasRequiredNote
      >
        {children}
        <BotCheckFields challenge={botCheck} />
        <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
      </Form>
    </FormPage>
  );
}

/** Says that a message has come. Its form closes it in the browser itself, without script too. */
function ReceivedDialog() {
  const t = useWords(inquiryWords);
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
