/** A folded name that stands for another one. */
export interface MergeLink {
  readonly fromKey: string;
  readonly intoKey: string;
}

/** Which folded names are one organization. Every name has at most one that it stands for. */
export class OrganizationGroups {
  readonly #into: ReadonlyMap<string, string>;

  constructor(links: readonly MergeLink[]) {
    this.#into = new Map(links.map(({ fromKey, intoKey }) => [fromKey, intoKey]));
  }

  /** The name by which a folded name counts in the end. */
  rootOf(key: string): string {
    let root = key;
    for (let next = this.#into.get(root); next !== undefined; next = this.#into.get(root)) {
      root = next;
    }
    return root;
  }

  /** Every folded name that counts with this one, itself among them. */
  keysOf(key: string): string[] {
    const root = this.rootOf(key);
    const others = [...this.#into.keys()].filter((one) => this.rootOf(one) === root);
    return [root, ...others];
  }
}

const longForms: Readonly<Record<string, string>> = {
  hs: "high school",
  ms: "middle school",
  es: "elementary school",
  elem: "elementary",
  sch: "school",
  st: "saint",
  mt: "mount",
  ft: "fort",
  jr: "junior",
  sr: "senior",
  assn: "association",
  assoc: "association",
  and: "",
  the: "",
  of: "",
};

/**
 * A name with its usual abbreviations written out. Two that are the same here may be one
 * organization: staff decide.
 */
export function likenessKey(name: string): string {
  const folded = name.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  // "H.S." and "H. S." are one word of letters.
  const joined = folded.replaceAll(/\b(\p{L})\.\s*(?=\p{L}\b)/gu, "$1");
  const words = joined.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .map((word) => longForms[word] ?? word)
    .join("")
    .replaceAll(" ", "");
}
