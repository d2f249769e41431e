import { useLayoutEffect, useRef, useState } from "react";
import { SEARCH_PAUSE_MS } from "#modules/listings/contract";
import { listingPaths } from "~/http/listing-paths";
import { MEANT_HEADER, readMeant } from "./meant-header";
import type { ShownListings } from "./search-page.server";

export interface LiveSearch {
  readonly answer: ShownListings;
  readonly keyword: string;
  readonly state: string;
  readonly phase: "idle" | "searching" | "failed";
  /** Searches after a pause; whatever is typed meanwhile begins the pause again. */
  type(keyword: string, state: string): void;
}

interface Asked {
  readonly keyword: string;
  readonly state: string;
}

/** The loader's answer until something is typed, then that of the search call. */
export function useLiveSearch(loaded: ShownListings, asked: Asked): LiveSearch {
  const [live, setLive] = useState<{ answer: ShownListings } & Asked>();
  const [phase, setPhase] = useState<LiveSearch["phase"]>("idle");
  const pause = useRef<number>(undefined);
  const running = useRef<AbortController>(undefined);

  const stop = () => {
    window.clearTimeout(pause.current);
    running.current?.abort();
  };
  // Another address was opened: its answer counts, not what was typed before. With it, not later: what
  // is typed once it shows is searched for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader's answer is the signal
  useLayoutEffect(() => {
    setLive(undefined);
    setPhase("idle");
    return stop;
  }, [loaded]);

  const find = async (next: Asked) => {
    const controller = new AbortController();
    running.current = controller;
    setPhase("searching");
    try {
      const headers = { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" };
      const answer = await fetch(listingPaths.json(next), { headers, signal: controller.signal });
      if (!answer.ok) throw new Error(String(answer.status));
      const found = (await answer.json()) as Omit<ShownListings, "meant">;
      const meant = readMeant(answer.headers.get(MEANT_HEADER));
      setLive({ answer: { ...found, meant }, ...next });
      setPhase("idle");
      window.history.replaceState(window.history.state, "", listingPaths.search(next));
    } catch {
      if (!controller.signal.aborted) setPhase("failed");
    }
  };

  return {
    answer: live?.answer ?? loaded,
    keyword: live?.keyword ?? asked.keyword,
    state: live?.state ?? asked.state,
    phase,
    type(keyword, state) {
      stop();
      pause.current = window.setTimeout(() => void find({ keyword, state }), SEARCH_PAUSE_MS);
    },
  };
}
