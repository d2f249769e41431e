/** What a form says of a row of the comparison: which one, and how it was when it was shown. */
export interface SeenRow {
  readonly key: string;
  /** The beginning of its digest. */
  readonly digest: string;
  readonly version: number;
}

const SHOWN = 16;
const shape = /^([0-9a-f]{16})~(\d{1,9})~(.+)$/s;

export const rosterKey = {
  write: ({ key, digest, version }: SeenRow): string =>
    `${digest.slice(0, SHOWN)}~${version}~${key}`,
  read(text: string): SeenRow | undefined {
    const [, digest, version, key] = shape.exec(text) ?? [];
    return digest && version && key ? { key, digest, version: Number(version) } : undefined;
  },
};
