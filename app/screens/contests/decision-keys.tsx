import { useEffect, useState } from "react";
import { useWords } from "~/ui/ui-context";
import { contestStaffMessages } from "./staff-contest-words";

/** Where each key leads: into the form of its decision. */
const keys: Readonly<Record<string, string>> = {
  a: "approve-start",
  h: "hide-start",
  r: "reject-start",
};

/** Where this browser remembers that its keys are off. */
const OFF = "contest-keys-off";

function followKey(event: KeyboardEvent) {
  const typing = "input:not([type=checkbox]), textarea, select";
  const isTyping = (event.target as Element | null)?.closest(typing);
  const id = keys[event.key.toLowerCase()];
  if (!id || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const details = document.getElementById(id)?.closest("details");
  if (!details) return;
  details.open = true;
  details.querySelector<HTMLElement>("textarea, input:not([type=hidden]), button")?.focus();
  event.preventDefault();
}

/**
 * Opens a decision by one key, and lets who speaks to the computer turn that off (WCAG 2.1.4).
 * Without script there is nothing to turn off.
 */
export function DecisionKeys() {
  const t = useWords(contestStaffMessages);
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => setOn(localStorage.getItem(OFF) === null), []);
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener("keydown", followKey);
    return () => document.removeEventListener("keydown", followKey);
  }, [isOn]);
  if (isOn === undefined) return null;
  return (
    <div className="choice mb-4">
      <input
        type="checkbox"
        id="decision-keys"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          if (checked) localStorage.removeItem(OFF);
          else localStorage.setItem(OFF, "1");
          setOn(checked);
        }}
      />
      <label htmlFor="decision-keys">{t("keys")}</label>
    </div>
  );
}
