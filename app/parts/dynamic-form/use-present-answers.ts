import { type RefObject, useEffect, useState } from "react";
import type { Answers } from "#modules/platform/forms/contract";

/** What a control holds now, as it would be sent; undefined when the form has none of that name. */
function heldBy(form: HTMLFormElement, name: string): string | undefined {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList) return found.value;
  if (found instanceof HTMLInputElement && found.type === "checkbox") {
    return found.checked ? "1" : "0";
  }
  if (found instanceof HTMLInputElement && found.type === "radio" && !found.checked) return "";
  return found && "value" in found ? String(found.value) : undefined;
}

/**
 * The answers as they are being typed, for the fields named: what other fields depend on. Without
 * script, and before the page is live, they are those that the page came with.
 */
export function usePresentAnswers(
  anchor: RefObject<HTMLElement | null>,
  names: readonly string[],
  initial: Answers,
): Answers {
  const [typed, setTyped] = useState<Answers>({});
  const watched = names.join();

  useEffect(() => {
    const form = anchor.current?.closest("form");
    if (!form || watched === "") return;
    const read = () => {
      const entries = watched.split(",").flatMap((name) => {
        const value = heldBy(form, name);
        return value === undefined ? [] : [[name, value] as const];
      });
      setTyped((before) =>
        entries.every(([name, value]) => before[name] === value)
          ? before
          : Object.fromEntries(entries),
      );
    };
    // A reset gives the fields their values after this event, not before.
    const readLater = () => setTimeout(read);
    read();
    form.addEventListener("input", read);
    form.addEventListener("change", read);
    form.addEventListener("reset", readLater);
    return () => {
      form.removeEventListener("input", read);
      form.removeEventListener("change", read);
      form.removeEventListener("reset", readLater);
    };
  }, [anchor, watched]);

  return { ...initial, ...typed };
}
