import { Link } from "@remix-run/react";
import { Icon } from "./icons";
import { ProgressBar } from "./progress";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

export interface Step {
  readonly label: string;
  /** Shown under the active step. */
  readonly description?: string;
  readonly isDone: boolean;
  /** Where a step that may be opened stands. */
  readonly to?: string;
}

export interface StepListProps {
  steps: readonly Step[];
  /** The active step, from 1. */
  current: number;
}

/**
 * Where one is in a long form: the list from 64 rem, "Step 2 of 6" with a bar below that. Done
 * steps carry a check mark, the active and later ones their number.
 */
export function StepList({ steps, current }: StepListProps) {
  const words = useWords(uiMessages);
  const count = steps.length;
  return (
    <nav aria-label={words("step.label")}>
      <div className="steps-short">
        <ProgressBar
          label={words("step.of", { step: current, count })}
          detail={steps[current - 1]?.label}
          value={current}
          max={count}
        />
      </div>
      <ol className="steps">
        {steps.map((step, index) => {
          const isActive = index + 1 === current;
          const isDone = step.isDone && !isActive;
          return (
            <li
              key={step.label}
              data-state={isActive ? "active" : isDone ? "done" : "later"}
              aria-current={isActive ? "step" : undefined}
            >
              <span className="mark">{isDone ? <Icon name="check" /> : index + 1}</span>
              <span>
                {step.to && !isActive ? <Link to={step.to}>{step.label}</Link> : step.label}
                {isDone && <span className="sr-only"> ({words("step.done")})</span>}
                {isActive && step.description && <span className="about">{step.description}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
