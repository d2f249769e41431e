import { rosterPaths } from "~/http/roster-paths";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { NudgeNewData } from "./nudge-new-view";
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
  const { head, topic, state, region, search, chosen, email, formKey, constraints } = data;
  if (!chosen) return null;
  return (
    <Form
      action={rosterPaths.newNudge({ accountId: head.named, topic, state, region, search })}
      answer={answer}
      constraints={constraints}
      label={t("letter")}
    >
      <input type="hidden" name="topic" value={topic} />
      <input type="hidden" name="state" value={state} />
      <input type="hidden" name="region" value={region} />
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="chapters" value={chosen.ids} />
      <input type="hidden" name="form_key" value={formKey} />
      <TextInput
        name="subject"
        label={t("subject")}
        defaultValue={t("defaultSubject", { chapter: braces.chapter })}
      />
      <TextArea
        name="text"
        label={t("text")}
        hint={t("textHint", braces)}
        rows={10}
        defaultValue={t("defaultText", braces)}
      />
      <RadioGroup
        name="when"
        label={t("when")}
        defaultValue="now"
        options={[
          { value: "now", label: t("when.now") },
          { value: "later", label: t("when.later") },
        ]}
      />
      <DateInput name="send_on" label={t("sendOn")} />
      <Checkbox name="insists" label={t("insists")} />
      <SubmitButton className="mt-6">{t("send")}</SubmitButton>
      <p className="hint mt-2">{t("sendHint", { email })}</p>
    </Form>
  );
}
