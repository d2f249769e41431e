import { type RefObject, useEffect, useState } from "react";
import type { Moment } from "./moment";

/** How long nothing must be typed before the draft is sent, in milliseconds. */
const PAUSE = 1_500;

export interface DraftStatus {
  /** When the newest draft of this page was kept. */
  readonly kept?: Moment;
  readonly problem?: "unreached" | "conflict";
}

interface Kept extends Moment {
  readonly version: number;
}

/** What a form would send now, files and what it would do apart, with the version of the draft before. */
function typedFields(form: HTMLFormElement, version: number | undefined): URLSearchParams {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" &&
      (/^_(token|boxes)$/.test(entry[0]) || !/^(_|is_complete$)/.test(entry[0])),
  );
  const sent = new URLSearchParams(fields);
  if (version !== undefined) sent.set("version", String(version));
  return sent;
}

/** Whether a form holds something else than the page came with: typed before script ran, or restored by the browser. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) {
      const first = [...element.options].find(({ defaultSelected }) => defaultSelected);
      return first !== undefined && !first.selected;
    }
    if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
    if (!(element instanceof HTMLInputElement) || /^(hidden|file)$/.test(element.type))
      return false;
    return element.value !== element.defaultValue || element.checked !== element.defaultChecked;
  });
}

/**
 * Keeps what is typed in the form inside `area` as a draft, also before script ran: a moment after the
 * last keystroke, and at once when the page is left. A form that is being sent needs no draft.
 * @param action where drafts go; undefined keeps none.
 */
export function useDraft(
  area: RefObject<HTMLElement | null>,
  action: string | undefined,
  initial: Moment | undefined,
): DraftStatus {
  const [status, setStatus] = useState<DraftStatus>({ kept: initial });

  useEffect(() => {
    const element = area.current;
    if (!element || !action) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let underWay: AbortController | undefined;
    let form: HTMLFormElement | undefined;
    let version: number | undefined;

    async function send(isLeaving = false) {
      clearTimeout(timer);
      timer = undefined;
      if (!form || !action) return;
      underWay?.abort();
      const own = new AbortController();
      underWay = own;
      try {
        const answer = await fetch(action, {
          method: "POST",
          headers: { Accept: "application/json" },
          body: typedFields(form, version),
          signal: isLeaving ? undefined : own.signal,
          keepalive: isLeaving,
        });
        if (!answer.ok && answer.status !== 409) throw new Error(String(answer.status));
        if (!answer.ok) {
          setStatus((before) => ({ ...before, problem: "conflict" }));
          return;
        }
        const { version: next, ...kept } = (await answer.json()) as Kept;
        version = next;
        setStatus({ kept });
      } catch {
        if (!own.signal.aborted) setStatus((before) => ({ ...before, problem: "unreached" }));
      }
    }
    function keep(changed: HTMLFormElement) {
      form = changed;
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE);
    }
    function onInput(event: Event) {
      const found = event.target instanceof Element ? event.target.closest("form") : null;
      if (found && found.method !== "dialog") keep(found);
    }
    function onLeave() {
      if (timer !== undefined && document.visibilityState === "hidden") void send(true);
    }
    // Not as the page is drawn: on a slow device the answer may be there before the sending is.
    function onSubmit(event: Event) {
      const sent = event.target as HTMLFormElement;
      if (sent.method === "dialog" || sent.dataset.state === "blocked") return;
      clearTimeout(timer);
      timer = undefined;
      underWay?.abort();
    }
    const changed = [...element.querySelectorAll("form")].find(isChanged);
    if (changed) keep(changed);
    element.addEventListener("input", onInput);
    element.addEventListener("submit", onSubmit);
    document.addEventListener("visibilitychange", onLeave);
    return () => {
      // Another page of the site: what was typed here last is not lost.
      if (timer !== undefined) void send(true);
      element.removeEventListener("input", onInput);
      element.removeEventListener("submit", onSubmit);
      document.removeEventListener("visibilitychange", onLeave);
    };
  }, [area, action]);

  return status;
}
