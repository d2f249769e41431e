import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import type { PaymentEnd } from "./payment-call";
import type { Typed } from "./payment-rules";
import type { Tokeniser } from "./payments-page.server";
import { sortErrors } from "./provider-errors";
import { type OpaqueData, type SecretData, tokenise } from "./tokenise";

export interface SecretFormOptions {
  /** Keeps the fields' ids apart: a field's control has the id `{id}-{field}`. */
  readonly id: string;
  readonly tokeniser: Tokeniser;
  readonly fieldOf: Readonly<Record<string, string>>;
  /** Fields that are emptied after the provider declined. */
  readonly forgotten: readonly string[];
  /** Field → others whose errors go with its own when it is edited. */
  readonly related: Readonly<Record<string, readonly string[]>>;
  /** What must be mended before anything is sent: field → words. */
  judge(typed: Typed): Readonly<Record<string, string>>;
  secretOf(typed: Typed): SecretData;
  /** Sends the payment with the token that stands for what was typed. */
  send(typed: Typed, opaque: OpaqueData): Promise<PaymentEnd>;
  /** The words for a provider that does not answer. */
  readonly away: string;
  onEnd(end: PaymentEnd): void;
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/**
 * A form whose fields have no names, so that no browser can send them: card and bank data go to
 * the provider's script, what is ours goes with the token that it gives.
 */
export function useSecretForm(options: SecretFormOptions) {
  const { id, tokeniser, fieldOf } = options;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isUnderWay = useRef(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [judgements, setJudgements] = useState(0);
  const isBlocked = Object.keys(errors).length > 0;
  const fieldNameOf = ({ id: own }: Element) =>
    own.startsWith(`${id}-`) ? own.slice(id.length + 1) : undefined;

  useLayoutEffect(() => {
    if (judgements > 0) summary.current?.focus();
  }, [judgements]);

  function show(found: Readonly<Record<string, string>>): void {
    setErrors(found);
    setJudgements((count) => count + 1);
  }

  function controls(): readonly (readonly [string, Control])[] {
    return [...(form.current?.elements ?? [])].flatMap((element) => {
      const name = isControl(element) ? fieldNameOf(element) : undefined;
      return name !== undefined && isControl(element) ? [[name, element] as const] : [];
    });
  }

  const typed = (): Typed =>
    Object.fromEntries(controls().map(([name, { value }]) => [name, value]));

  async function pay(): Promise<PaymentEnd | undefined> {
    const values = typed();
    const problems = options.judge(values);
    if (Object.keys(problems).length > 0) {
      show(problems);
      return undefined;
    }
    const token = await tokenise(tokeniser, options.secretOf(values));
    if (token.ok) return options.send(values, token.opaque);
    const { fields, form: general } = sortErrors(token.errors, fieldOf);
    show(fields);
    const error = general[0] ?? (Object.keys(fields).length > 0 ? undefined : options.away);
    return error === undefined ? undefined : { kind: "refused", status: 0, error, fields };
  }

  function take(end: PaymentEnd): void {
    if (end.kind === "approved") form.current?.reset();
    if (end.kind === "refused" && end.status > 0) {
      const known = new Map(controls());
      show(Object.fromEntries(Object.entries(end.fields).filter(([name]) => known.has(name))));
      if (end.fields.payment) {
        for (const name of options.forgotten) {
          const control = known.get(name);
          if (control) control.value = "";
        }
      }
    }
    options.onEnd(end);
  }

  return {
    form,
    summary,
    errors,
    isBusy,
    isBlocked,
    typed,
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const name = fieldNameOf(target as Element);
      if (name === undefined) return;
      setErrors((before) => {
        const gone = new Set([name, ...(options.related[name] ?? [])]);
        return Object.fromEntries(Object.entries(before).filter(([key]) => !gone.has(key)));
      });
    },
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBlocked) summary.current?.focus();
      if (isBlocked || isUnderWay.current) return;
      isUnderWay.current = true;
      setIsBusy(true);
      try {
        const end = await pay();
        if (end) take(end);
      } finally {
        isUnderWay.current = false;
        setIsBusy(false);
      }
    },
  };
}
