/** How a download is called. */
export interface FileName {
  /** Letters, digits, `-`, `_` and `.` only: for the plain `filename` of Content-Disposition. */
  readonly ascii: string;
  /** The organization's own letters, without anything a file system or a header minds: `filename*`. */
  readonly unicode: string;
}

/** Characters that a file name, a path or a header could be changed with, and bidi controls. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF"*/:<>?\\|%;'`$]+/gu;
const LONGEST = 80;

const shorten = (text: string): string => [...text].slice(0, LONGEST).join("");

/** Makes the download's name of what it is, the organization's name, its version (`3`) and the format. */
export function fileNameOf(
  organization: string,
  version: number | string,
  extension: string,
  kind = "Bylaws",
): FileName {
  const end = `v${version}.${extension}`;
  const unicode = shorten(organization.replace(unsafe, " ").replace(/\s+/g, " ").trim())
    .replace(/^[\s.]+|[\s.]+$/g, "")
    .trim();
  const ascii = unicode
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return {
    ascii: ascii ? `${kind}-${ascii}-${end}` : `${kind}-${end}`,
    unicode: unicode ? `${kind} - ${unicode} - ${end}` : `${kind} - ${end}`,
  };
}
