/**
 * The runs of three signs in a text, as PostgreSQL's pg_trgm counts them: each word with two blanks
 * before it and one behind.
 */
export function trigramsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/**
 * Names that are looked through for those like another one. Likeness is that of pg_trgm, from 0 to 1:
 * the trigrams of both among those of either. A name is compared only with those that share one.
 */
export class AlikeNames {
  private readonly sizes: readonly number[];
  private readonly namesOf = new Map<string, number[]>();
  private readonly shared: Int32Array;

  constructor(names: readonly string[]) {
    const trigrams = names.map(trigramsOf);
    this.sizes = trigrams.map(({ size }) => size);
    this.shared = new Int32Array(names.length);
    for (const [at, ofName] of trigrams.entries()) {
      for (const trigram of ofName) {
        const known = this.namesOf.get(trigram);
        if (known) known.push(at);
        else this.namesOf.set(trigram, [at]);
      }
    }
  }

  /** Tells the places of the names that are at least so much like this one. */
  find(name: string, least: number, tell: (at: number, value: number) => void): void {
    const wanted = trigramsOf(name);
    const { shared, sizes } = this;
    shared.fill(0);
    for (const trigram of wanted) {
      for (const at of this.namesOf.get(trigram) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    }
    for (let at = 0; at < shared.length; at++) {
      const both = shared[at] ?? 0;
      if (both === 0) continue;
      const value = both / (wanted.size + (sizes[at] ?? 0) - both);
      if (value >= least) tell(at, value);
    }
  }
}

/** The few names that are most like one, as they are found. */
export class MostAlike {
  private readonly found: { readonly key: string; readonly similarity: number }[] = [];

  constructor(private readonly most: number) {}

  add(key: string, similarity: number): void {
    const { found, most } = this;
    if (found.length === most && similarity <= (found.at(-1)?.similarity ?? 0)) return;
    const known = found.findIndex((one) => one.key === key);
    if (known !== -1) {
      if ((found[known]?.similarity ?? 0) >= similarity) return;
      found.splice(known, 1);
    }
    const at = found.findIndex((one) => one.similarity < similarity);
    found.splice(at === -1 ? found.length : at, 0, { key, similarity });
    if (found.length > most) found.pop();
  }

  /** The most alike first. */
  list(): readonly { readonly key: string; readonly similarity: number }[] {
    return this.found;
  }
}
