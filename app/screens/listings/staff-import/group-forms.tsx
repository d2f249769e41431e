import type { ListingOverview } from "#modules/listings/contract";
import { Button } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import type { FormOutcome } from "~/ui/use-form-state";
import { useListingStaffWords } from "./listing-tables";

export interface GroupFormsProps extends Pick<ListingOverview, "groups"> {
  answer?: FormOutcome | undefined;
}

/** The groups that are searched, each with its button, and a form for one more. */
export function GroupForms({ groups, answer }: GroupFormsProps) {
  const t = useListingStaffWords();
  return (
    <section className="stack max-w-2xl" aria-labelledby="groups">
      <h2 id="groups">{t("groups")}</h2>
      {groups.length === 0 && <p>{t("noGroups")}</p>}
      {groups.map(({ number, label }) => (
        <Form key={number} id={`group-${number}`} label={t("remove", { number })}>
          <input type="hidden" name="step" value="remove" />
          <input type="hidden" name="number" value={number} />
          <p>
            <span className="figures">{number}</span> {label}{" "}
            <Button type="submit" variant="link">
              {t("remove", { number })}
            </Button>
          </p>
        </Form>
      ))}
      <Form id="group-add" label={t("add")} answer={answer} isClearing>
        <input type="hidden" name="step" value="add" />
        <TextInput name="number" label={t("number")} required inputMode="numeric" isShort />
        <TextInput name="label" label={t("label")} required />
        <SubmitButton className="mt-6">{t("add")}</SubmitButton>
      </Form>
      <p className="hint">{t("rebuilt")}</p>
    </section>
  );
}
