import { type RefObject, useEffect, useRef, useState } from "react";
import { say } from "#modules/platform/messages";
import { passwordGuidance } from "#modules/platform/password-policy";
import { passwordStrength } from "#modules/platform/password-score";
import { Button } from "./button";
import { cx } from "./cx";
import { Field, type FieldProps, useField } from "./field";
import { Icon } from "./icons";
import { useHydrated, useUi, useWords } from "./ui-context";
import { uiMessages } from "./words";

export interface PasswordFieldProps extends FieldProps {
  autoComplete?: "current-password" | "new-password";
  placeholder?: string;
  maxLength?: number;
  /** For choosing a password: the strength meter and the guidance. */
  hasMeter?: boolean;
}

/** A password. It never comes back from the server; the way to look at it needs script. */
export function PasswordField(props: PasswordFieldProps) {
  const field = useField(props);
  const words = useWords(uiMessages);
  const isLive = useHydrated();
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { hasMeter = false, autoComplete = hasMeter ? "new-password" : "current-password" } = props;
  const meterId = `${field.id}-meter`;
  return (
    <Field {...props} field={field}>
      <div className="control-group">
        <input
          {...field.control}
          ref={input}
          type={isShown ? "text" : "password"}
          className="control"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          minLength={field.constraint.minLength}
          maxLength={props.maxLength ?? field.constraint.maxLength}
          placeholder={props.placeholder}
          aria-describedby={cx(field.control["aria-describedby"], hasMeter && meterId) || undefined}
        />
        {isLive && (
          <Button
            variant="secondary"
            aria-label={words(isShown ? "password.hideLong" : "password.showLong")}
            aria-controls={field.id}
            onClick={() => setIsShown(!isShown)}
          >
            {words(isShown ? "password.hide" : "password.show")}
          </Button>
        )}
      </div>
      {hasMeter && <PasswordMeter id={meterId} input={input} />}
    </Field>
  );
}

/** What is in the input, also when the page was restored or filled by the browser. */
function useTyped(input: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const read = () => setTyped(element.value);
    // A reset empties the field after this event, not before.
    const readLater = () => setTimeout(read);
    read();
    element.addEventListener("input", read);
    element.addEventListener("change", read);
    element.form?.addEventListener("reset", readLater);
    return () => {
      element.removeEventListener("input", read);
      element.removeEventListener("change", read);
      element.form?.removeEventListener("reset", readLater);
    };
  }, [input]);
  return typed;
}

const toneOf = (segments: number) => (segments <= 2 ? "low" : segments === 3 ? "middle" : "high");

function PasswordMeter({ id, input }: { id: string; input: RefObject<HTMLInputElement | null> }) {
  const words = useWords(uiMessages);
  const { locale } = useUi();
  const typed = useTyped(input);
  const { label, segments } = passwordStrength(typed);
  const groups = [true, false].map((isRequired) => ({
    title: words(isRequired ? "password.required" : "password.optional"),
    lines: passwordGuidance.filter((line) => line.isRequired === isRequired),
  }));
  return (
    <>
      <div className="strength needs-script">
        <div className="strength-bar" data-segments={segments} aria-hidden="true">
          {[1, 2, 3, 4, 5].map((step) => (
            <span key={step} data-tone={step <= segments ? toneOf(segments) : undefined} />
          ))}
        </div>
        <p className="strength-words">
          <span>{words("password.strength")}</span>{" "}
          <strong role="status">{say(locale, label)}</strong>
        </p>
      </div>
      <div id={id} className="guidance">
        {groups.map(({ title, lines }) => (
          <div key={title}>
            <p>{title}</p>
            <ul>
              {lines.map((line) => {
                const isMet = line.isMet(typed);
                return (
                  <li key={line.message.key} data-met={isMet || undefined}>
                    <Icon name={isMet ? "check" : "open"} />
                    <span>
                      {say(locale, line.message)}
                      {isMet && <span className="sr-only"> ({words("password.met")})</span>}
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
