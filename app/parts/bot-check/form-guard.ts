/** A fresh response for one submit, usable until a moment of `performance.now()`. */
export interface BotAnswer {
  readonly response: string;
  readonly usableUntil: number;
}

interface Attempt {
  readonly done: Promise<void>;
  answer?: BotAnswer;
  isUsed?: boolean;
}

/**
 * Keeps the hidden response of a form ready: work starts when the visitor first touches the form,
 * and a submit waits for it. A response goes out once; the next submit gets a new one. When no
 * response can be had the form is sent without, and the server falls back on the signed time.
 * @returns a function that takes the guard off
 */
export function guardForm(
  form: HTMLFormElement,
  input: HTMLInputElement,
  solve: () => Promise<BotAnswer>,
): () => void {
  let current: Attempt | undefined;

  function start(): Attempt {
    const attempt: Attempt = {
      done: solve()
        .catch(() => ({ response: "", usableUntil: performance.now() + 60_000 }))
        .then((answer) => {
          attempt.answer = answer;
        }),
    };
    return attempt;
  }

  function ready(): Attempt {
    const isOver =
      !current ||
      current.isUsed ||
      (current.answer && current.answer.usableUntil < performance.now());
    if (isOver || !current) current = start();
    return current;
  }

  function onTouch() {
    ready();
  }

  function onSubmit(event: SubmitEvent) {
    const attempt = ready();
    if (attempt.answer) {
      input.value = attempt.answer.response;
      attempt.isUsed = true;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event;
    attempt.done.then(() => {
      if (form.isConnected && current === attempt) form.requestSubmit(submitter);
    });
  }

  // Somebody may have begun before script came.
  if (form.matches(":focus-within")) ready();
  form.addEventListener("focusin", onTouch);
  form.addEventListener("submit", onSubmit, { capture: true });
  return () => {
    form.removeEventListener("focusin", onTouch);
    form.removeEventListener("submit", onSubmit, { capture: true });
  };
}
