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

  /** The places of the names that are at least so much like this one. */
  find(name: string, least: number): readonly { readonly at: number; readonly value: number }[] {
    const wanted = trigramsOf(name);
    this.shared.fill(0);
    for (const trigram of wanted) {
      for (const at of this.namesOf.get(trigram) ?? []) {
        this.shared[at] = (this.shared[at] ?? 0) + 1;
      }
    }
    const found: { at: number; value: number }[] = [];
    for (const [at, both] of this.shared.entries()) {
      if (both === 0) continue;
      const value = both / (wanted.size + (this.sizes[at] ?? 0) - both);
      if (value >= least) found.push({ at, value });
    }
    return found;
  }
}
