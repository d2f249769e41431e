import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ContestKind } from "#modules/contest/contract";
import { useUi } from "~/ui/ui-context";
import { clearFields, type FormOutcome } from "~/ui/use-form-state";
import type { EntryEnd, EntryToast } from "./entry-news";
import { loadLive } from "./load-live";

export type Entry = ReturnType<typeof useEntry>;

/** What stays when the form is emptied: the next video comes from the same people. */
const keptFields = { photo: [], video: ["organization", "email", "is_member"] } as const;

/** The entry form with script: what is chosen, what is under way, and what became of it. */
export function useEntry(kind: ContestKind, given: FormOutcome | undefined) {
  const { csrfToken, locale } = useUi();
  const [answer, setAnswer] = useState(given);
  const [typed, setTyped] = useState({ organization: "", email: "" });
  const [type, setType] = useState(given && !given.ok ? (given.values.type ?? "") : "");
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState<number>();
  const [isCut, setCut] = useState(false);
  const [end, setEnd] = useState<EntryEnd>();
  const [toast, setToast] = useState<EntryToast>();
  const [count, setCount] = useState(0);
  const stop = useRef<() => void>(undefined);

  useEffect(() => () => stop.current?.(), []);

  function refuse(refusal: FormOutcome) {
    setAnswer(refusal);
    setToast({ kind: "failed" });
  }

  function empty(form: HTMLFormElement) {
    clearFields(form, keptFields[kind]);
    setAnswer(undefined);
    setToast(undefined);
    setType("");
    setFile(undefined);
  }

  return {
    answer,
    typed,
    type,
    file,
    /** How much has left; undefined when nothing is under way. */
    percent,
    /** Whether it waits for a line that was cut. */
    isCut,
    end,
    toast,
    /** How many entries this page has sent. */
    count,
    choose: setFile,
    warn: setToast,
    dismiss: () => setToast(undefined),
    closeEnd: () => setEnd(undefined),
    onInput({ target }: FormEvent) {
      if (target instanceof HTMLSelectElement && target.name === "type") setType(target.value);
      if (!(target instanceof HTMLInputElement)) return;
      const { name, value } = target;
      if (name in typed) setTyped((before) => ({ ...before, [name]: value }));
    },
    async send(form: HTMLFormElement) {
      if (stop.current) return;
      stop.current = () => {};
      const live = await loadLive();
      // A browser that cannot load the rest of the script sends the form as one without script.
      if (!live) return form.submit();
      const missing = live.missingIn(form, locale);
      setToast(undefined);
      setAnswer(undefined);
      if (missing) {
        stop.current = undefined;
        return refuse(missing);
      }
      setPercent(0);
      const news = { onPercent: setPercent, onCut: setCut };
      const sent = live.sendEntry(kind, form, csrfToken, news);
      stop.current = sent.stop;
      const came = await sent.answer;
      stop.current = undefined;
      setPercent(undefined);
      if (came.end === undefined) return refuse(came.answer);
      setEnd(came.end);
      if (came.end === "full") return;
      empty(form);
      setCount((before) => before + 1);
    },
    cancel() {
      stop.current?.();
      stop.current = undefined;
      setPercent(undefined);
    },
    reset(form: HTMLFormElement) {
      if (!stop.current) empty(form);
    },
  };
}
