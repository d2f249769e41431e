import { useRef } from "react";
import { paths } from "~/http/paths";
import { wizardMessages } from "~/parts/wizard/words";
import type { Step } from "~/ui/step-list";
import { FailedToast, ToastRegion } from "~/ui/toast";
import { useWords } from "~/ui/ui-context";
import { ApplicationStateNotice, isLockedState } from "./application-state";
import type { WizardAnswer } from "./conflict";
import { ConflictChoice } from "./conflict-choice";
import { SavedNote } from "./saved-note";
import { useDraft } from "./use-draft";
import { isSignedOut } from "./wizard-action";
import { WizardForm } from "./wizard-form";
import { WizardFrame } from "./wizard-frame";
import { DraftNotice, RequestsNotice, SignedOut } from "./wizard-notices";
import type { WizardPageData } from "./wizard-page.server";
import { WrongApplication, wrongField } from "./wrong-application";

export interface WizardScreenProps {
  data: WizardPageData;
  /** Why the page was refused; undefined when it was only opened. */
  answer: WizardAnswer | undefined;
}

/** One page of an application: the frame, what it is told first, its questions. */
export function WizardScreen({ data, answer: refusal }: WizardScreenProps) {
  const { token, state, page, pages, complete, reachable, requests } = data;
  const t = useWords(wizardMessages);
  const area = useRef<HTMLDivElement>(null);
  const isLocked = isLockedState(state);
  const drafts = isLocked ? undefined : paths.applicationDraft(token);
  const draft = useDraft(area, drafts, data.draft ?? undefined);
  const wrong = refusal && wrongField(refusal.errors);
  const conflict = refusal?.conflict;
  const steps: readonly Step[] = pages.map(({ label, description }, index) => ({
    label,
    description,
    isDone: complete.includes(index + 1),
    to: reachable.includes(index + 1) ? paths.application(token, { page: index + 1 }) : undefined,
  }));
  const notices = (
    <>
      {isLockedState(state) && (
        <ApplicationStateNotice token={token} state={state} history={data.history} />
      )}
      <RequestsNotice token={token} requests={requests} />
      {data.draft && !refusal && !data.ein && (
        <DraftNotice
          token={token}
          page={page}
          kept={data.draft}
          button={t(page === pages.length ? "submit" : "next")}
        />
      )}
      {refusal && isSignedOut(refusal) && <SignedOut token={token} page={page} />}
      {wrong && <WrongApplication token={token} schema={data.schema} fieldId={wrong} />}
    </>
  );
  return (
    <div ref={area}>
      <WizardFrame
        title={data.title}
        steps={steps}
        page={page}
        percent={data.percent}
        saved={<SavedNote saved={data.saved} draft={draft} />}
        answer={refusal}
        notices={notices}
      >
        {conflict ? (
          <ConflictChoice data={data} refusal={refusal} conflict={conflict} />
        ) : (
          <WizardForm data={data} answer={refusal} isLocked={isLocked} />
        )}
      </WizardFrame>
      <ToastRegion>{refusal && !conflict && <FailedToast />}</ToastRegion>
    </div>
  );
}
