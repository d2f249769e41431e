import { nudgeForm } from "#modules/headquarters/contract";
import { AllFields } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { NudgeNewData } from "./nudge-new-page.server";
import { nudgeNewWords } from "./words";

/** The words of the text that each chapter reads its own in place of. */
const braces = { chapter: "{chapter}", reason: "{reason}", due: "{due}", link: "{link}" };

/** The letter, when it goes out, and to whom: the chapters that are shown. */
export function NudgeForm({
  data,
  answer,
}: {
  data: NudgeNewData;
  answer?: FormOutcome | undefined;
}) {
  const t = useWords(nudgeNewWords);
  const { action, topic, chosen, email, formKey } = data;
  if (!chosen) return null;
  return (
    <Form action={action} answer={answer} label={t("letter")}>
      <input type="hidden" name="topic" value={topic} />
      <input type="hidden" name="chapters" value={chosen.ids} />
      <input type="hidden" name="form_key" value={formKey} />
      <AllFields
        form={nudgeForm}
        start={{
          subject: t("defaultSubject", { chapter: braces.chapter }),
          text: t("defaultText", braces),
          when: "now",
        }}
      />
      <SubmitButton className="mt-6">{t("send")}</SubmitButton>
      <p className="hint mt-2">{t("sendHint", { email })}</p>
    </Form>
  );
}
