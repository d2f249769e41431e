import { redactedNames } from "../log.server";

const hidden = "…";
const MOST_ITEMS = 20;
const secrets = new Set<string>(redactedNames);

/**
 * A job's payload for people to read: numbers, flags, ids and single words stay; whatever else
 * stands there, and every value under a name of something secret, is "…".
 */
export function shownPayload(payload: unknown): string {
  return JSON.stringify(shown(payload), null, 1).replaceAll(/\n\s*/g, " ");
}

function shown(value: unknown): unknown {
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "string") return /^[\w-]{1,40}$/.test(value) ? value : hidden;
  if (Array.isArray(value)) {
    const rest = value.length > MOST_ITEMS ? [hidden] : [];
    return [...value.slice(0, MOST_ITEMS).map(shown), ...rest];
  }
  if (typeof value !== "object") return hidden;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, secrets.has(name) ? hidden : shown(one)]),
  );
}
