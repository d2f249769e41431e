import { eventFacts } from "#modules/duties/contract";
import { calendarPaths } from "~/http/calendar-paths";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FactsPartProps } from "./facts-form";
import { factsWords } from "./words";

/** What happened that dates follow from: entered with its day, and taken back. */
export function Events({ data, answer }: FactsPartProps) {
  const t = useWords(factsWords);
  const { events, version, named } = data;
  const action = calendarPaths.facts(named);
  const sent = answer?.ok === false ? answer.values : {};
  return (
    <section className="stack" aria-labelledby="events">
      <h2 id="events">{t("events")}</h2>
      <p>{t("eventsText")}</p>
      {events.length > 0 && (
        <ul className="stack">
          {events.map(({ field, label }) => (
            <li key={field}>
              <Form id={`no-${field}`} action={action} label={t("removeNamed", { label })}>
                <input type="hidden" name="decision" value="no-event" />
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="field" value={field} />
                <p>{label}</p>
                <SubmitButton variant="secondary">
                  {t("removeEvent")}
                  <span className="sr-only">: {label}</span>
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form
        key={`event-${version}`}
        id="event"
        action={action}
        answer={sent.decision === "event" ? answer : undefined}
        label={t("addEvent")}
      >
        <input type="hidden" name="decision" value="event" />
        <input type="hidden" name="version" value={version} />
        <Select
          name="event"
          label={t("event")}
          options={eventFacts.map((value) => ({ value, label: t(`event.${value}`) }))}
          required
        />
        <DateInput name="on" label={t("on")} min="2000-01-01" max="2100-12-31" required />
        <SubmitButton variant="secondary" className="mt-6">
          {t("addEvent")}
        </SubmitButton>
      </Form>
    </section>
  );
}
