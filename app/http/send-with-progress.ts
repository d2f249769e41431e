export interface SentCall {
  readonly action: string;
  readonly csrfToken: string;
  readonly body?: FormData | URLSearchParams;
}

/** What a call was answered. */
export interface CallAnswer {
  readonly status: number;
  /** The parsed JSON; an empty object where something between us and the server answered. */
  readonly json: unknown;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/**
 * Posts as a page's script does; by XMLHttpRequest, because fetch does not say how far an upload is.
 * @param onPercent told how much of the body has left, in whole percent
 * @returns how to stop it, and what came of it: undefined when the server was not reached; never
 *   settles after a stop
 */
export function sendWithProgress(
  { action, csrfToken, body }: SentCall,
  onPercent: (percent: number) => void,
) {
  const request = new XMLHttpRequest();
  const answer = new Promise<CallAnswer | undefined>((resolve) => {
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onPercent(Math.floor((100 * loaded) / total));
    });
    request.addEventListener("load", () =>
      resolve({ status: request.status, json: jsonIn(request.responseText) }),
    );
    request.addEventListener("error", () => resolve(undefined));
    request.addEventListener("timeout", () => resolve(undefined));
  });
  request.open("POST", action);
  request.setRequestHeader("Accept", "application/json");
  request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
  request.setRequestHeader("X-CSRF-TOKEN", csrfToken);
  request.send(body);
  return { stop: () => request.abort(), answer };
}
