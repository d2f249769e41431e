import { Link } from "@remix-run/react";
import { reminderOffsets } from "#modules/renewal/contract";
import { paths } from "~/http/paths";
import { remindersMessages } from "~/parts/reminders/words";
import { Checkbox } from "~/ui/choices";
import { FieldError } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { useFormContext } from "~/ui/form-context";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { offsetName } from "../offset-name";
import type { ShownAccount } from "../reminders.server";
import { useOffsetWords } from "../use-reminder-words";

/** Which reminders an account gets: a box each. */
export function ReminderForm({
  account,
  answer,
}: {
  account: ShownAccount;
  answer: FormOutcome | undefined;
}) {
  const t = useWords(remindersMessages);
  const { accountId, readers } = account;
  return (
    <Form
      action={paths.reminders({ accountId })}
      answer={answer}
      boxes={reminderOffsets.map(offsetName)}
    >
      <Boxes account={account} isKept={answer !== undefined && !answer.ok} />
      <p className="hint">
        {readers > 0 ? t("readers", { count: readers }) : t("readersNone")}{" "}
        <Link to={paths.people({ accountId })}>{t("people")}</Link>
      </p>
      <div className="btn-row mt-6">
        <SubmitButton>{t("submit")}</SubmitButton>
      </div>
    </Form>
  );
}

function Boxes({ account: { chosen }, isKept }: { account: ShownAccount; isKept: boolean }) {
  const t = useWords(remindersMessages);
  const nameOf = useOffsetWords();
  const { errors, idOf } = useFormContext();
  return (
    <fieldset className="field">
      <legend className="field-label">{t("choose")}</legend>
      <p className="hint">{t("chooseHint")}</p>
      <div id={idOf("offsets")} tabIndex={-1}>
        <FieldError id={idOf("offsets")}>{errors.offsets}</FieldError>
        {reminderOffsets.map((offset) => (
          <Checkbox
            key={offset}
            name={offsetName(offset)}
            label={nameOf(offset)}
            defaultChecked={!isKept && chosen.includes(offset)}
            className="choice-tight"
          />
        ))}
      </div>
    </fieldset>
  );
}
