import { type MouseEvent, type Ref, useId } from "react";
import { Icon } from "./icons";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

export interface SummaryError {
  /** The element id of the field's control. */
  readonly id: string;
  readonly text: string;
}

/**
 * Focuses the field itself: following the link's address would make Remix forget the action's
 * answer, and every error with it.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  event.preventDefault();
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

/** Everything that must be mended, each linked to its field. Takes focus, also without script. */
export function ErrorSummary({
  errors,
  ref,
}: {
  errors: readonly SummaryError[];
  ref?: Ref<HTMLDivElement>;
}) {
  const words = useWords(uiMessages);
  const titleId = useId();
  return (
    <div
      ref={ref}
      className="summary"
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a refusal the summary is what the reader came for; without script nothing else can lead there
      autoFocus
    >
      <h2 id={titleId} className="summary-title">
        <Icon name="error" />
        {words("summary.title")}
      </h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
