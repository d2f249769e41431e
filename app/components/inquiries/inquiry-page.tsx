import type { ReactNode } from "react";
import { BotCheckFields } from "~/components/bot-check/bot-check";
import { Form, SubmitButton } from "~/components/ui/form";
import { FormPage, PageTitle } from "~/components/ui/page";
import type { FormOutcome } from "~/components/ui/use-form-state";
import type { InquiryPageData } from "./inquiry-views";
import { ReceivedDialog } from "./received-dialog";
import { Report } from "./report";
import { useInquiryWords } from "./use-inquiry-words";

interface InquiryPageProps extends InquiryPageData {
  title: string;
  lede: string;
  /** For search engines. */
  description: string;
  answer: FormOutcome | undefined;
  /** What stands between the heading and the form. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A public form, and the thanks for what was just sent with it. */
export function InquiryPage({
  title,
  lede,
  description,
  answer,
  intro,
  children,
  botCheck,
  constraints,
  sent,
  report,
}: InquiryPageProps) {
  const t = useInquiryWords();
  const isThanked = sent !== undefined && !answer;
  return (
    <FormPage>
      <meta name="description" content={description} />
      <PageTitle title={title} lede={lede} answer={answer} />
      {isThanked && <ReceivedDialog key={sent} />}
      {isThanked && report && <Report report={report} />}
      {intro}
      <Form
        key={isThanked ? sent : "form"}
        answer={answer}
        constraints={constraints}
        label={title}
        hasRequiredNote
      >
        {children}
        <BotCheckFields challenge={botCheck} />
        <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
      </Form>
    </FormPage>
  );
}
