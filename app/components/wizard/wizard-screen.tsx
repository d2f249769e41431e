import { useRef } from "react";
import type { Step } from "~/components/ui/step-list";
import { Toast, ToastRegion } from "~/components/ui/toast";
import type { FormOutcome } from "~/components/ui/use-form-state";
import { paths } from "~/http/paths";
import { ApplicationStateNotice, isLockedState } from "./application-state";
import { ConflictChoice } from "./conflict-choice";
import { SavedNote } from "./saved-note";
import type { WizardPageData } from "./screen-data";
import { useDraft } from "./use-draft";
import { useWizardWords } from "./use-wizard-words";
import { isSignedOut } from "./wizard-action";
import { WizardForm } from "./wizard-form";
import { WizardFrame } from "./wizard-frame";
import { DraftNotice, RequestsNotice, SignedOut } from "./wizard-notices";
import { WrongApplication, wrongField } from "./wrong-application";

export interface WizardScreenProps {
  data: WizardPageData;
  answer: FormOutcome | undefined;
}

/** One page of an application: the frame, what it is told first, its questions. */
export function WizardScreen({ data, answer }: WizardScreenProps) {
  const { token, state, page, pages, complete, reachable, requests } = data;
  const t = useWizardWords();
  const area = useRef<HTMLDivElement>(null);
  const isLocked = isLockedState(state);
  const drafts = isLocked ? undefined : paths.applicationDraft(token);
  const draft = useDraft(area, drafts, data.draft ?? undefined);
  const refusal = answer?.ok === false ? answer : undefined;
  const wrong = refusal && wrongField(refusal.errors);
  // The answer comes before the page is read anew; until then it knows nothing of the other side.
  const isFresh = refusal !== undefined && data.version > Number(refusal.values.version);
  const isConflict = refusal?.status === 409 && !isLocked;
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
        answer={answer}
        notices={notices}
      >
        {isConflict && isFresh ? (
          <ConflictChoice data={data} refusal={refusal} />
        ) : (
          <WizardForm data={data} answer={answer} isLocked={isLocked} />
        )}
      </WizardFrame>
      <ToastRegion>
        {refusal && !isConflict && (
          <Toast tone="urgent" title={t("failedTitle")}>
            {t("failed")}
          </Toast>
        )}
      </ToastRegion>
    </div>
  );
}
