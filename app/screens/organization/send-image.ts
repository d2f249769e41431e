import type { AccountImage } from "#modules/accounts/contract";
import { type CallAnswer, sendWithProgress } from "~/http/send-with-progress";

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

function read(answer: CallAnswer | undefined): ImageAnswer {
  const { id, public_profile_image, message, errors } = (answer?.json ?? {}) as Body;
  if (answer?.status === 200 && id !== undefined && public_profile_image !== undefined) {
    return { ok: true, account: { id, public_profile_image } };
  }
  return { ok: false, reason: message ?? null, fileError: errors?.file?.[0] };
}

export interface ImageCall {
  readonly action: string;
  readonly csrfToken: string;
  /** The new picture; without one the call carries nothing. */
  readonly file?: File;
}

/**
 * Sends a new picture, or the wish to clear the present one.
 * @param onPercent told how much of the file has left, in whole percent
 * @returns how to stop it, and what came of it; never settles after a stop
 */
export function callForImage(
  { action, csrfToken, file }: ImageCall,
  onPercent: (percent: number) => void,
) {
  const body = file && new FormData();
  if (file) body?.append("file", file, file.name);
  const { stop, answer } = sendWithProgress({ action, csrfToken, body }, onPercent);
  return { stop, answer: answer.then(read) };
}
