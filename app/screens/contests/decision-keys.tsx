import { KeySwitch } from "~/ui/single-keys";
import { useWords } from "~/ui/ui-context";
import { contestStaffMessages } from "./staff-contest-words";

/** Where each key leads: into the form of its decision. */
const keys: Readonly<Record<string, string>> = {
  a: "approve-start",
  h: "hide-start",
  r: "reject-start",
};

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

/** Opens a decision by one key. */
export function DecisionKeys() {
  const t = useWords(contestStaffMessages);
  return (
    <KeySwitch id="decision-keys" name="contest-keys-off" follow={followKey} label={t("keys")} />
  );
}
