import type { FormAnswer } from "~/http/form-answer";
import { Notice } from "~/ui/notice";
import { FailedToast } from "~/ui/toast";

/** Why a payment that was sent without script was not carried out. */
export function PlainRefusal({ refusal }: { refusal: FormAnswer }) {
  const errors = Object.values(refusal.errors).flatMap(([first]) => first ?? []);
  return (
    <div
      className="mb-8"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a refusal it is what the reader came for; without script nothing else can lead there
      autoFocus
    >
      <FailedToast />
      <Notice tone="urgent" title={errors.length === 0 ? refusal.message : undefined}>
        {errors.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    </div>
  );
}
