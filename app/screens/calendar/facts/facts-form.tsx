import { calendarPaths } from "~/http/calendar-paths";
import { BothKept } from "~/ui/both-kept";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { FactField } from "./fact-field";
import type { FactsData } from "./facts-page.server";
import { factsWords } from "./words";

export interface FactsPartProps {
  data: FactsData;
  answer: FormOutcome | undefined;
}

/** All questions in one form; what somebody else saved meanwhile is shown beside. */
export function FactsForm({ data, answer }: FactsPartProps) {
  const t = useWords(factsWords);
  const { version, groups, named } = data;
  const typed = answer && !answer.ok && answer.status === 409 ? answer.values : {};
  const differences = groups
    .flatMap(({ facts }) => facts)
    .flatMap(({ field, label, value }) => {
      const yours = typed[field];
      return yours === undefined || yours === value ? [] : [{ field: label, theirs: value, yours }];
    });
  return (
    <>
      {differences.length > 0 && <BothKept differences={differences} />}
      <Form
        key={version}
        id="facts"
        action={calendarPaths.facts(named)}
        answer={answer}
        label={t("save")}
      >
        <input type="hidden" name="version" value={version} />
        {groups.map(({ group, facts }) => (
          <section key={group} className="mb-12" aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="mb-6">
              {t(`group.${group}`)}
            </h2>
            {facts.map((fact) => (
              <FactField key={fact.field} fact={fact} />
            ))}
          </section>
        ))}
        <SubmitButton className="mt-6">{t("save")}</SubmitButton>
      </Form>
    </>
  );
}
