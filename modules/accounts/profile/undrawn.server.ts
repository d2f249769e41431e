import type { SentFile } from "#modules/platform/files/index.server";
import { type Drawn, MAX_PIXELS } from "#modules/platform/images/index.server";
import { message } from "#modules/platform/messages";
import { type Refused, refuse, refuseField } from "#modules/platform/result";
import { accountFileMessages } from "../files/messages";

type Undrawn = Exclude<Drawn, { kind: "made" }>;

/** The refusal of a picture that could not be drawn. */
export function refuseUndrawn({ field }: SentFile, { kind }: Undrawn): Refused {
  if (kind === "unreadable") {
    const values = { megapixels: MAX_PIXELS / 1e6 };
    return refuseField(field, message(accountFileMessages, "pictureUnreadable", values));
  }
  const busy = message(accountFileMessages, "picturesBusy");
  return refuse({ code: "too_many", retryAfterSeconds: 60, message: busy });
}
