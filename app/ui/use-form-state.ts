import { useLocation, useNavigation } from "@remix-run/react";
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { FormAnswer } from "~/http/form-answer";

/** What an action answers: a refusal with what was typed, or that it was carried out. */
export type FormOutcome = FormAnswer | { readonly ok: true };

export type ShownErrors = Readonly<Record<string, string>>;

const confirmationOf = (name: string) => `${name}_confirmation`;

/** The first message of every field that has not been edited since the answer came. */
export function shownErrors(
  answer: FormOutcome | undefined,
  edited: ReadonlySet<string>,
): ShownErrors {
  if (!answer || answer.ok) return {};
  return Object.fromEntries(
    Object.entries(answer.errors).flatMap(([name, messages]) =>
      messages[0] === undefined || edited.has(name) ? [] : [[name, messages[0]]],
    ),
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether somebody can change this field of the form. An error elsewhere must not block it. */
function isEditable(form: HTMLFormElement, name: string): boolean {
  const found = form.elements.namedItem(name);
  const control = (found instanceof RadioNodeList ? found[0] : found) as Control | null;
  return control !== null && !control.disabled && control.type !== "hidden";
}

/**
 * Empties every field that people fill, except those whose name starts with an underscore.
 * Hidden fields are the page's own and stay, and so do those that are named.
 */
export function clearFields(form: HTMLFormElement, kept: readonly string[] = []): void {
  for (const element of form.elements) {
    const control = element as Control;
    if (!control.name || control.name.startsWith("_") || kept.includes(control.name)) continue;
    if (/^(hidden|submit|button|reset|image)$/.test(control.type)) continue;
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      control.checked = false;
    } else {
      control.value = "";
    }
    // What follows the field (a strength meter, a chosen file's name) hears of it as of typing.
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Whether one rule judges both fields, so that either may mend what is wrong: their parent says `data-together`. */
function areTogether(form: HTMLFormElement, name: string, edited: Element): boolean {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return edited.closest("[data-together]")?.contains(control as Node | null) ?? false;
}

const nothingEdited: ReadonlySet<string> = new Set();

/**
 * What tells one answer from another: of a refusal the values that came back with it, since a page may
 * pass on a part of it or word it differently each time it is drawn.
 */
const identityOf = (answer: FormOutcome | undefined): object | undefined =>
  answer && !answer.ok ? answer.values : answer;

export interface FormStateOptions {
  /** What the action answered last (`useActionData`). */
  answer: FormOutcome | undefined;
  /** After success all fields are emptied; otherwise they return to their initial values. */
  isClearing?: boolean;
}

/**
 * The behavior that all forms share. The fields are the browser's own, so what is seen is what is
 * sent; this keeps only which errors are still shown and whether the form is under way.
 */
export function useFormState({ answer, isClearing = false }: FormStateOptions) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  const [wasSent, setWasSent] = useState(false);
  const identity = identityOf(answer);
  const [edits, setEdits] = useState({ identity, names: nothingEdited });
  const [isBlocked, setIsBlocked] = useState(false);
  const navigation = useNavigation();
  const { key } = useLocation();

  const edited = edits.identity === identity ? edits.names : nothingEdited;
  const errors = useMemo(() => shownErrors(answer, edited), [answer, edited]);
  const isSubmitting = wasSent && navigation.state !== "idle";

  // Whatever comes has a key of its own: on a slow device the state in between is never drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that something came
  useLayoutEffect(() => {
    if (navigation.state !== "idle") return;
    isSent.current = false;
    setWasSent(false);
  }, [navigation.state, key]);

  // What an answer changes in the form comes with it, not after it is painted: who types or sends at
  // once must neither lose what was typed nor meet a form that is still blocked.
  useLayoutEffect(() => {
    const own = form.current;
    setIsBlocked(own !== null && Object.keys(errors).some((name) => isEditable(own, name)));
  }, [errors]);

  const isDone = answer?.ok;
  useLayoutEffect(() => {
    if (!identity || !form.current) return;
    if (!isDone) {
      // It is the person's turn, though the page may still be read again.
      isSent.current = false;
      setWasSent(false);
      summary.current?.focus();
      return;
    }
    if (isClearing) clearFields(form.current);
    else form.current.reset();
  }, [identity, isDone, isClearing]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const own = event.currentTarget;
    const control = event.target as unknown as Control;
    const { name } = control;
    const gone = Object.keys(errors).filter(
      (key) =>
        key === name ||
        key === confirmationOf(name) ||
        !isEditable(own, key) ||
        areTogether(own, key, control),
    );
    if (gone.length > 0) setEdits({ identity, names: new Set([...edited, ...gone]) });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (event.defaultPrevented) return;
    if (isBlocked || isSent.current) {
      event.preventDefault();
      if (isBlocked) summary.current?.focus();
      return;
    }
    isSent.current = true;
    setWasSent(true);
  }

  return { form, summary, errors, isBlocked, isSubmitting, onInput, onSubmit };
}
