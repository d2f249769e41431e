import { extensionOf, isBlockedName } from "./names";

interface Kind {
  readonly extensions: readonly string[];
  /** What senders declare; the first is what we say ourselves. */
  readonly types: readonly [string, ...string[]];
}

const kind = (extensions: string, ...types: [string, ...string[]]): Kind => ({
  extensions: extensions.split(" "),
  types,
});

const office = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`;

/** Every kind of file that some form takes. */
export const fileKinds = {
  jpeg: kind("jpg jpeg jpe jfif", "image/jpeg", "image/jpg", "image/pjpeg"),
  png: kind("png", "image/png", "image/x-png"),
  gif: kind("gif", "image/gif"),
  heic: kind("heic heif", "image/heic", "image/heif"),
  tiff: kind("tif tiff", "image/tiff"),
  pdf: kind("pdf", "application/pdf", "application/x-pdf"),
  doc: kind("doc", "application/msword"),
  docx: kind("docx", office("wordprocessingml.document")),
  xls: kind("xls", "application/vnd.ms-excel"),
  xlsx: kind("xlsx", office("spreadsheetml.sheet")),
  odt: kind("odt", "application/vnd.oasis.opendocument.text"),
  ods: kind("ods", "application/vnd.oasis.opendocument.spreadsheet"),
  rtf: kind("rtf", "application/rtf", "text/rtf", "text/richtext"),
  txt: kind("txt", "text/plain"),
  // A computer with Excel declares its own type for these.
  csv: kind("csv", "text/csv", "application/csv", "application/vnd.ms-excel", "text/plain"),
} as const satisfies Record<string, Kind>;

export type FileKind = keyof typeof fileKinds;

/** Papers of an organization. */
export const documentKinds = Object.keys(fileKinds) as readonly FileKind[];

/** Pictures for the head of a public profile. */
export const profileImageKinds = ["jpeg", "png", "gif"] as const satisfies readonly FileKind[];

/** In bytes. */
export const PROFILE_IMAGE_MAX = 15_000_000;
/** In bytes. */
export const DOCUMENT_MAX = 25_000_000;

/** An input's `accept`: the extensions, as systems know them better than types. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((name) => fileKinds[name].extensions.map((extension) => `.${extension}`)).join(",");

/** Senders that do not know a type say this, or nothing. */
const unknownTypes = new Set(["", "application/octet-stream", "binary/octet-stream"]);

/** The kind that a file's name says, when it is one of these and nothing in the name is blocked. */
export function kindByName(name: string, kinds: readonly FileKind[]): FileKind | undefined {
  if (isBlockedName(name)) return undefined;
  const extension = extensionOf(name);
  return kinds.find((key) => (fileKinds[key] as Kind).extensions.includes(extension));
}

/** Whether what was declared goes with a kind; a sender that declares nothing contradicts nothing. */
export function isDeclared(type: string, key: FileKind): boolean {
  const plain = type.split(";")[0]?.trim().toLowerCase() ?? "";
  return unknownTypes.has(plain) || (fileKinds[key] as Kind).types.includes(plain);
}
