import { type FindingCode, findingLevels } from "#modules/standing/contract";

/** What a nudge asks about: a finding of the standing, or a duty of the calendar. */
export type Topic =
  | { readonly kind: "standing"; readonly code: FindingCode }
  | { readonly kind: "duty"; readonly code: string };

export const writeTopic = ({ kind, code }: Topic): string => `${kind}.${code}`;

const isFinding = (code: string): code is FindingCode =>
  Object.hasOwn(findingLevels, code) && findingLevels[code as FindingCode] !== "none";

/**
 * Reads what `writeTopic` wrote; undefined for what nobody is asked about. What clubs keep for
 * themselves is no concern of their headquarters.
 */
export function readTopic(text: string): Topic | undefined {
  const [, kind, code] = /^(standing|duty)\.([a-z0-9_.:]{1,60})$/.exec(text) ?? [];
  if (!code) return undefined;
  if (kind === "standing") return isFinding(code) ? { kind, code } : undefined;
  return code.startsWith("own.") ? undefined : { kind: "duty", code };
}
