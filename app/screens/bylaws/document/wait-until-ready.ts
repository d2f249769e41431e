import type { VersionState } from "#modules/bylaws/contract";

const POLL_MS = 500;

/** What the progress address says, by either way. */
interface Progress {
  readonly state: VersionState;
}

/**
 * Waits until a version's document is ready: told by the server as it happens, and by asking again
 * and again where that does not work, as behind some proxies.
 * @returns false when the document could not be made
 * @throws when the address answers otherwise or cannot be reached, or the signal is aborted
 */
export async function waitUntilReady(url: string, signal: AbortSignal): Promise<boolean> {
  for (let told = await heard(url, signal); ; told = await asked(url, signal)) {
    signal.throwIfAborted();
    if (told !== "preparing") return told === "ready";
    await wait(POLL_MS);
  }
}

/** The last word of the stream; `preparing` when it ended or failed before that. */
function heard(url: string, signal: AbortSignal): Promise<VersionState> {
  if (typeof EventSource === "undefined") return Promise.resolve("preparing");
  return new Promise((resolve) => {
    const source = new EventSource(url);
    const end = (state: VersionState) => {
      source.close();
      resolve(state);
    };
    signal.addEventListener("abort", () => end("preparing"));
    source.onerror = () => end("preparing");
    source.onmessage = ({ data }) => {
      const { state } = JSON.parse(data) as Progress;
      if (state !== "preparing") end(state);
    };
  });
}

async function asked(url: string, signal: AbortSignal): Promise<VersionState> {
  const answer = await fetch(url, { signal, headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`unexpected status ${answer.status}`);
  return ((await answer.json()) as Progress).state;
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
