const results: Readonly<Record<string, string>> = {
  y: "in_order",
  q: "question",
  n: "not_in_order",
};

/** The chapter of the list in which the focus is, and all of them. */
function placeOf(target: Element) {
  const current = target.closest<HTMLDetailsElement>("details");
  const all = [...document.querySelectorAll<HTMLDetailsElement>("#review-list > details")];
  return { current, all, at: current ? all.indexOf(current) : -1 };
}

function goTo(details: HTMLDetailsElement | undefined): boolean {
  if (!details) return false;
  details.open = true;
  details.querySelector("summary")?.focus();
  details.scrollIntoView({ block: "start" });
  return true;
}

/**
 * Works through the list by single keys while the focus is in it: J and K open the next chapter and
 * the one before, Y, Q and N say what was found. In order needs no more and is saved at once; for the
 * others the note takes the focus.
 */
export function followReviewKey(event: KeyboardEvent): void {
  const target = event.target as Element | null;
  if (!target?.closest("#review-list") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("textarea, input:not([type=radio]):not([type=checkbox]), select")) return;
  const { current, all, at } = placeOf(target);
  const key = event.key.toLowerCase();
  if (key === "j" || key === "k") {
    if (goTo(all[at + (key === "j" ? 1 : -1)])) event.preventDefault();
    return;
  }
  const result = results[key];
  if (!result || !current?.open) return;
  const form = current.querySelector("form");
  const choice = form?.querySelector<HTMLInputElement>(`input[value="${result}"]`);
  if (!form || !choice) return;
  event.preventDefault();
  choice.click();
  if (result === "in_order") form.requestSubmit();
  else form.querySelector<HTMLElement>("textarea")?.focus();
}
