import { useEffect, useState } from "react";
import type { ContestKind } from "#modules/contest/contract";
import { paths } from "~/http/paths";
import { useWords } from "~/ui/ui-context";
import { liveMessages } from "./contest-live-words";
import { usedWords } from "./used-words";

const PAUSE_MS = 500;
const ANSWER_MS = 5_000;

interface UsedPlacesProps {
  kind: ContestKind;
  /** What the page came with. */
  initial: number;
  typed: { readonly organization: string; readonly email: string };
}

/** How many of the three entries are used, before anything is sent. A slow answer says nothing. */
export function UsedPlaces({ kind, initial, typed: { organization, email } }: UsedPlacesProps) {
  const t = useWords(liveMessages);
  const [used, setUsed] = useState(initial);

  useEffect(() => {
    if (!organization && !email) return setUsed(initial);
    const ending = new AbortController();
    const pause = setTimeout(async () => {
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWER_MS)]);
      const found = await ask(paths.contestPlaces({ kind, organization, email }), signal);
      if (!ending.signal.aborted) setUsed(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      ending.abort();
    };
  }, [kind, organization, email, initial]);

  return (
    <p role="status" className="hint text-sm">
      {usedWords(t, kind, used)}
    </p>
  );
}

async function ask(url: string, signal: AbortSignal): Promise<number> {
  try {
    const { used = 0 } = (await (await fetch(url, { signal })).json()) as { used?: number };
    return used;
  } catch {
    return 0;
  }
}
