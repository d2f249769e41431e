import { useEffect, useState } from "react";
import { askPasskey, type PasskeyCall, type PasskeyEnd } from "./passkey-calls";

/** What is asked holds for five minutes: sooner than that it is asked again. */
const AGAIN_MS = 4 * 60_000;

/**
 * Offers passkeys among the browser's suggestions for the address, as long as the page is looked at. What became of
 * one that was chosen is returned; a page that nobody chooses one on hears nothing.
 */
export function usePasskeyAutofill(call: PasskeyCall): PasskeyEnd | undefined {
  const [end, setEnd] = useState<PasskeyEnd>();
  const { options, answer } = call;
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      if (isOver || document.hidden || !(await hasSuggestions())) return;
      const came = await askPasskey({ options, answer, isAutofill: true });
      if (isOver) return;
      if (came.kind === "done") window.location.assign(came.to);
      else if (came.kind === "refused") setEnd(came);
    };
    const timer = setInterval(ask, AGAIN_MS);
    void ask();
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [options, answer]);
  return end;
}

async function hasSuggestions(): Promise<boolean> {
  const known = globalThis.PublicKeyCredential;
  return (await known?.isConditionalMediationAvailable?.()) ?? false;
}
