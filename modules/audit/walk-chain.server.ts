import type pg from "pg";
import { type EntryText, entryColumns, GENESIS, hashOfSeal, instantText } from "./chain.server";
import type { AuditFault, ChainHead } from "./views";

const BATCH = 5_000;

interface Walked {
  /** The last seal up to which all is well, with its entry; undefined before the first. */
  readonly head: (ChainHead & { readonly entry: number }) | undefined;
  readonly fault: AuditFault | undefined;
}

interface Link {
  readonly number: string;
  readonly entry_id: string;
  readonly previous: string;
  readonly hash: string;
  readonly sealed_at: string;
}

type Row = Link & Omit<EntryText, "id"> & { readonly id: string | null };

/**
 * Follows the chain from its first seal to its last or to the first place that is wrong. It reads
 * a batch at a time; `client` must be in a transaction that sees one state.
 */
export async function walkChain(client: pg.Client, known: readonly ChainHead[]): Promise<Walked> {
  await client.query(
    `DECLARE chain NO SCROLL CURSOR FOR
     SELECT s.number::text, s.entry_id::text, encode(s.previous_hash, 'hex') AS previous,
       encode(s.hash, 'hex') AS hash, ${instantText("s.sealed_at")} AS sealed_at, ${entryColumns}
     FROM audit_seals s LEFT JOIN audit_entries e ON e.id = s.entry_id ORDER BY s.number`,
  );
  const hashes = new Map(known.map(({ number, hash }) => [number, hash]));
  let head: Walked["head"];
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${BATCH} FROM chain`);
    for (const row of rows) {
      const fault = faultOf(row, head, hashes);
      if (fault) return { head, fault };
      head = { number: Number(row.number), hash: row.hash, entry: Number(row.entry_id) };
    }
    if (rows.length < BATCH) break;
  }
  const end = head?.number ?? 0;
  const missing = Math.max(0, ...hashes.keys());
  return { head, fault: missing > end ? { kind: "cut_off", seal: end + 1 } : undefined };
}

function faultOf(
  row: Row,
  head: ChainHead | undefined,
  known: ReadonlyMap<number, string>,
): AuditFault | undefined {
  const seal = Number(row.number);
  const entry = Number(row.entry_id);
  const next = (head?.number ?? 0) + 1;
  if (seal !== next) return { kind: "seal_missing", seal: next };
  const previousHash = head?.hash ?? GENESIS;
  if (row.previous !== previousHash) return { kind: "broken_link", seal, entry };
  if (row.id === null) return { kind: "entry_missing", seal, entry };
  const written = { number: BigInt(seal), previousHash, sealedAt: row.sealed_at };
  if (hashOfSeal(written, { ...row, id: row.id }) !== row.hash) {
    return { kind: "changed", seal, entry };
  }
  const hash = known.get(seal);
  return hash && hash !== row.hash ? { kind: "rewritten", seal, entry } : undefined;
}
