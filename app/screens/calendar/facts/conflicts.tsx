import { calendarPaths } from "~/http/calendar-paths";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FactsPartProps } from "./facts-form";
import { factsWords } from "./words";

/** What sources say differently, each with a button that settles it. */
export function Conflicts({ data, answer }: FactsPartProps) {
  const t = useWords(factsWords);
  const { conflicts, version, named } = data;
  if (conflicts.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="conflicts">
      <h2 id="conflicts">{t("conflicts")}</h2>
      <p>{t("conflictsText")}</p>
      {conflicts.map(({ field, label, sources }) => (
        <div key={field} className="stack">
          <h3>{label}</h3>
          {sources.map(({ source, said, take }) => (
            <Form
              key={source}
              id={`settle-${field}-${source}`}
              action={calendarPaths.facts(named)}
              answer={isAbout(answer, field, source) ? answer : undefined}
              label={`${label}: ${take}`}
            >
              <input type="hidden" name="decision" value="settle" />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="field" value={field} />
              <input type="hidden" name="source" value={source} />
              <p>{said}</p>
              <SubmitButton variant="secondary">{take}</SubmitButton>
            </Form>
          ))}
        </div>
      ))}
    </section>
  );
}

const isAbout = (answer: FactsPartProps["answer"], field: string, source: string) =>
  answer?.ok === false && answer.values.field === field && answer.values.source === source;
