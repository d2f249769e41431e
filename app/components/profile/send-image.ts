import type { AccountImage } from "#modules/accounts/contract";

/** What became of a call. `reason`: the server's words, null when it was not reached. */
export type ImageAnswer =
  | { readonly ok: true; readonly account: AccountImage }
  | {
      readonly ok: false;
      readonly reason: string | null;
      /** What is wrong with the file itself. */
      readonly fileError: string | undefined;
    };

interface Body extends Partial<AccountImage> {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

function answerOf({ status, responseText }: XMLHttpRequest): ImageAnswer {
  let body: Body = {};
  try {
    body = JSON.parse(responseText) as Body;
  } catch {
    // No JSON: something between us and the server answered.
  }
  const { id, public_profile_image } = body;
  if (status === 200 && id !== undefined && public_profile_image !== undefined) {
    return { ok: true, account: { id, public_profile_image } };
  }
  return { ok: false, reason: body.message ?? null, fileError: body.errors?.file?.[0] };
}

export interface ImageCall {
  readonly action: string;
  readonly csrfToken: string;
  /** The new picture; without one the call carries nothing. */
  readonly file?: File;
}

/**
 * Calls as a script does; by XMLHttpRequest, because fetch does not say how far an upload is.
 * @param onPercent told how much of the file has left, in whole percent
 * @returns how to stop it, and what came of it; never settles after a stop
 */
export function callForImage(
  { action, csrfToken, file }: ImageCall,
  onPercent: (percent: number) => void,
) {
  const request = new XMLHttpRequest();
  const answer = new Promise<ImageAnswer>((resolve) => {
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onPercent(Math.floor((100 * loaded) / total));
    });
    request.addEventListener("load", () => resolve(answerOf(request)));
    request.addEventListener("error", () =>
      resolve({ ok: false, reason: null, fileError: undefined }),
    );
  });
  request.open("POST", action);
  request.setRequestHeader("Accept", "application/json");
  request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
  request.setRequestHeader("X-CSRF-TOKEN", csrfToken);
  let body: FormData | undefined;
  if (file) {
    body = new FormData();
    body.append("file", file, file.name);
  }
  request.send(body);
  return { stop: () => request.abort(), answer };
}
