import { Link } from "@remix-run/react";
import { DutyBadge } from "~/parts/calendar/duty-badge";
import type { ShownDuty } from "~/parts/calendar/shown-duty";
import { WhyThisDate } from "~/parts/calendar/why-this-date";
import { calendarWords } from "~/parts/calendar/words";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";

export interface DutyItemProps {
  duty: ShownDuty;
  /** Where the page's forms go: it leads back to the same view. */
  action: string;
  answer: FormOutcome | undefined;
}

/** A duty in its month: what, when, who, why then, and the click that settles it where one is enough. */
export function DutyItem({ duty, action, answer }: DutyItemProps) {
  const t = useWords(calendarWords);
  const { to, title, mark, day, dueOn, distance, role, notes, isOpen } = duty;
  return (
    <li className="duty" data-mark={mark}>
      <div className="duty-head">
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <DutyBadge mark={mark} />
      </div>
      <p>
        <time dateTime={dueOn}>
          <strong>{day}</strong>
        </time>
        {isOpen && ` · ${distance}`} · {t(`role.${role}`)}
      </p>
      {notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
      <WhyThisDate {...duty} />
      <Tick duty={duty} action={action} answer={answer} />
    </li>
  );
}

function Tick({ duty, action, answer }: DutyItemProps) {
  const t = useWords(calendarWords);
  const { code, period, key, title, tick, version } = duty;
  if (!tick) return null;
  const isOwn = answer && !answer.ok && answer.values.duty === key;
  return (
    <Form
      // What was ticked is another form than what ticks it.
      key={`${tick}-${version}`}
      id={`tick-${key.replaceAll(/\W/g, "-")}`}
      action={action}
      answer={isOwn ? answer : undefined}
      label={title}
    >
      <input type="hidden" name="duty" value={key} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="period" value={period} />
      <input type="hidden" name="decision" value={tick} />
      <SubmitButton variant="secondary" icon={tick === "done" ? "check" : undefined}>
        {t(tick === "done" ? "markDone" : "undo")} <span className="sr-only">{title}</span>
      </SubmitButton>
    </Form>
  );
}
