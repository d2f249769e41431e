/** So many bytes a name may have: with its folders it stays below what Windows opens. */
const LONGEST = 120;
const LONGEST_ENDING = 10;
/** What Windows takes for a device, with any ending. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

const bytes = (text: string) => Buffer.byteLength(text);

/** The first letters that fit, none of them cut in two. */
function cut(text: string, most: number): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    if (bytes(kept) + bytes(segment) > most) break;
    kept += segment;
  }
  return kept;
}

/** Nothing that ends a name, hides in it or leads out of its folder; letters of every script stay. */
const clean = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/[<>:"/\\|?*]/g, "-")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\.{2,}/g, ".")
    .replace(/^[ .]+/, "")
    .replace(/[ .]+$/, "");

/**
 * A name for a file in a ZIP that Windows, macOS and phones open: of `title`, with the ending of
 * `fileName`.
 */
export function safeName(title: string, fileName: string): string {
  const [, found = ""] = /\.([A-Za-z0-9]+)$/.exec(clean(fileName)) ?? [];
  const ending = found.length <= LONGEST_ENDING ? found.toLowerCase() : "";
  const whole = clean(title);
  const isEnded = ending !== "" && whole.toLowerCase().endsWith(`.${ending}`);
  const base = clean(isEnded ? whole.slice(0, -ending.length - 1) : whole) || "file";
  const named = devices.test(base.split(".")[0] ?? "") ? `_${base}` : base;
  const tail = ending === "" ? "" : `.${ending}`;
  return `${clean(cut(named, LONGEST - bytes(tail))) || "file"}${tail}`;
}

/** Gives each name once: of two that some system takes for the same, the second has a number. */
export function pathGiver(): (folder: string, name: string) => string {
  const taken = new Set<string>();
  const take = (path: string): boolean => {
    const key = path.normalize("NFKC").toLowerCase();
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  };
  return (folder, name) => {
    const dot = name.lastIndexOf(".");
    const [base, tail] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
    for (let number = 1; ; number++) {
      const path = `${folder}/${number === 1 ? name : `${base} (${number})${tail}`}`;
      if (take(path)) return path;
    }
  };
}
