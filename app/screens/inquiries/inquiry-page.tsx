import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Catalogue, translator } from "#modules/platform/messages";
import { BotCheckFields } from "~/parts/bot-check/bot-check";
import { Form, SubmitButton } from "~/ui/form";
import { FormPage, PageTitle } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { InquiryPageData } from "./inquiry-views";
import { ReceivedDialog } from "./received-dialog";
import { Report } from "./report";
import { inquiryWords } from "./words";

interface InquiryPageProps {
  /** Of this form; the description is for search engines. */
  words: Catalogue<{ title: string; lede: string; description: string }>;
  /** What stands between the heading and the form. */
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
