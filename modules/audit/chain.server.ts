import { createHash } from "node:crypto";

/** An audit entry with every column as the text that PostgreSQL gives it. */
export interface EntryText {
  readonly id: string;
  /** UTC, to the millisecond. */
  readonly at: string;
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly action: string;
  readonly subject: string;
  readonly data: string;
  readonly request_id: string;
}

/** How an instant of a column is written in what is hashed, whatever the connection's time zone. */
export const instantText = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of `EntryText`, of a table `e`. */
export const entryColumns = `e.id::text, ${instantText("e.at")} AS at, e.actor_kind,
  e.actor_id::text, e.actor_name, e.action, e.subject, e.data::text, e.request_id`;

/** What the first seal names as the one before. */
export const GENESIS = "0".repeat(64);

export interface SealText {
  readonly number: bigint;
  /** 64 hexadecimal digits, as `hash`. */
  readonly previousHash: string;
  /** UTC, to the millisecond, as `Date.toISOString` writes it. */
  readonly sealedAt: string;
}

/**
 * The hash of a seal, in hexadecimal digits: SHA-256 over the UTF-8 bytes of one JSON list, whose
 * members are strings or null: the seal's number, the hash before it, when it was made, and the
 * entry's columns in the order of `EntryText`; `data` as PostgreSQL writes a jsonb value.
 */
export function hashOfSeal({ number, previousHash, sealedAt }: SealText, entry: EntryText): string {
  const { id, at, actor_kind, actor_id, actor_name, action, subject, data, request_id } = entry;
  const seal = [String(number), previousHash, sealedAt];
  const written = [id, at, actor_kind, actor_id, actor_name, action, subject, data, request_id];
  return createHash("sha256")
    .update(JSON.stringify([...seal, ...written]))
    .digest("hex");
}
