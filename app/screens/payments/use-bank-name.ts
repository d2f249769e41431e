import { useEffect, useState } from "react";
import { isRoutingNumber, routingDigits } from "#modules/billing/contract";
import { paths } from "~/http/paths";

/** How long nothing is typed before a number is looked up. */
const PAUSE_MS = 500;
const ANSWER_MS = 5_000;

/**
 * What is known of the bank while its number is typed: its name, or why there is none. The check
 * sum is judged here first; a look-up that fails or is slow says nothing, and never blocks paying.
 */
export function useBankName(typed: string, wrongNumber: string): string {
  const digits = routingDigits(typed);
  const [found, setFound] = useState({ digits: "", text: "" });

  useEffect(() => {
    if (!isRoutingNumber(digits)) return;
    const ending = new AbortController();
    const pause = setTimeout(async () => {
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWER_MS)]);
      const text = await lookUp(digits, signal);
      if (!ending.signal.aborted) setFound({ digits, text });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      ending.abort();
    };
  }, [digits]);

  if (digits.length === 9 && !isRoutingNumber(digits)) return wrongNumber;
  return found.digits === digits ? found.text : "";
}

interface BankAnswer {
  readonly code?: number;
  readonly customer_name?: string;
  readonly message?: string;
}

async function lookUp(digits: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = (await (
      await fetch(paths.routingNumber(digits), { signal })
    ).json()) as BankAnswer;
    return (answer.code === 200 ? answer.customer_name : answer.message) ?? "";
  } catch {
    return "";
  }
}
