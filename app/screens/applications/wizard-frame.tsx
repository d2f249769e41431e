import type { ReactNode } from "react";
import { wizardMessages } from "~/parts/wizard/words";
import { Page, PageTitle } from "~/ui/page";
import { ProgressBar } from "~/ui/progress";
import { type Step, StepList } from "~/ui/step-list";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";

export interface WizardFrameProps {
  title: string;
  steps: readonly Step[];
  /** The page that is open, from 1. */
  page: number;
  /** How far this page is, in whole percent. */
  percent: number;
  /** When the answers were saved. */
  saved?: ReactNode;
  answer?: FormOutcome | undefined;
  /** What the page is told first: what staff ask for, a draft, a choice to be made. */
  notices?: ReactNode;
  children: ReactNode;
}

/** The frame of a long form: title, how far one is, the steps, one page of questions. */
export function WizardFrame(props: WizardFrameProps) {
  const { title, steps, page, percent, saved, answer, notices, children } = props;
  const t = useWords(wizardMessages);
  const step = steps[page - 1];
  return (
    <Page className="wizard">
      <PageTitle title={title} aside={saved} answer={answer} />
      <div className="wizard-progress">
        <ProgressBar label={t("progress")} value={percent} detail={t("percent", { percent })} />
      </div>
      <div className="wizard-area">
        <div className="wizard-steps">
          <StepList steps={steps} current={page} />
        </div>
        <div className="wizard-page">
          {notices}
          <h2>{step?.label}</h2>
          {step?.description && <p className="wizard-about">{step.description}</p>}
          {children}
        </div>
      </div>
    </Page>
  );
}
