import { hours } from "#modules/platform/dates";
import { isSignature, sign } from "#modules/platform/ids.server";

/** How long a reader who opened a link need not open it once more. */
const READING_HOLDS = hours(1);
const PURPOSE = "a shared paper's reader";
const PASSCODE = "the passcode of a shared paper";

/** What is kept of a passcode: nobody without the application's secret tries the others. */
export const passcodeMac = (tokenHash: string, passcode: string): string =>
  sign(PASSCODE, `${tokenHash} ${passcode}`);

export const isPasscode = (tokenHash: string, passcode: string, mac: string): boolean =>
  isSignature(PASSCODE, `${tokenHash} ${passcode}`, mac);

/** What a browser keeps to show that its reader has opened a link. */
export function proofOfReading(id: number, now: Date): string {
  const until = now.getTime() + READING_HOLDS;
  return `${until}.${sign(PURPOSE, `${id} ${until}`)}`;
}

/** Whether a reader has opened the link within the last hour. */
export function hasOpened(id: number, proof: string | undefined, now: Date): boolean {
  const [until = "", signature = ""] = (proof ?? "").split(".");
  if (!/^\d{13}$/.test(until) || Number(until) <= now.getTime()) return false;
  return isSignature(PURPOSE, `${id} ${until}`, signature);
}
