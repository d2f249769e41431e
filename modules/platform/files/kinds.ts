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
  webp: kind("webp", "image/webp"),
  bmp: kind("bmp dib", "image/bmp", "image/x-bmp", "image/x-ms-bmp", "image/x-windows-bmp"),
  svg: kind("svg", "image/svg+xml", "image/svg"),
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
  mp4: kind("mp4 m4v mp4v mpg4", "video/mp4", "video/x-m4v", "video/mpeg4", "application/mp4"),
  quicktime: kind("mov qt", "video/quicktime", "video/x-quicktime"),
  "3gpp": kind("3gp 3gpp 3g2 3gpp2", "video/3gpp", "video/3gpp2", "video/3gp", "audio/3gpp"),
  // Some systems know these two containers by their sound alone.
  ogg: kind("ogv ogg ogx", "video/ogg", "application/ogg", "audio/ogg", "video/x-theora+ogg"),
  webm: kind("webm", "video/webm", "audio/webm"),
  matroska: kind("mkv mk3d", "video/x-matroska", "video/matroska", "application/x-matroska"),
  avi: kind("avi divx", "video/x-msvideo", "video/avi", "video/msvideo", "video/vnd.avi"),
  mpeg: kind("mpg mpeg mpe m1v m2v vob", "video/mpeg", "video/x-mpeg", "video/mpg", "video/dvd"),
  mpegts: kind("ts mts m2ts m2t", "video/mp2t", "video/mpeg", "video/vnd.dlna.mpeg-tts"),
  flv: kind("flv f4v", "video/x-flv", "video/flv"),
  wmv: kind("wmv asf", "video/x-ms-wmv", "video/x-ms-asf", "application/vnd.ms-asf"),
} as const satisfies Record<string, Kind>;

export type FileKind = keyof typeof fileKinds;

/** Papers of an organization. An iPhone that may not send HEIC sends the same picture as JPEG. */
export const documentKinds = [
  "jpeg",
  "png",
  "gif",
  "tiff",
  "pdf",
  "doc",
  "docx",
  "xls",
  "xlsx",
  "odt",
  "ods",
  "rtf",
  "txt",
  "csv",
] as const satisfies readonly FileKind[];

/** Pictures for the head of a public profile. */
export const profileImageKinds = ["jpeg", "png", "gif"] as const satisfies readonly FileKind[];

/** Photos of contests. */
export const contestPhotoKinds = [
  "bmp",
  "jpeg",
  "png",
  "svg",
  "webp",
  "gif",
] as const satisfies readonly FileKind[];

export type ContestPhotoKind = (typeof contestPhotoKinds)[number];

/** Videos of contests. */
export const contestVideoKinds = [
  "mp4",
  "quicktime",
  "ogg",
  "matroska",
  "3gpp",
  "webm",
  "avi",
  "mpeg",
  "mpegts",
  "flv",
  "wmv",
] as const satisfies readonly FileKind[];

export type ContestVideoKind = (typeof contestVideoKinds)[number];

/** In bytes. */
export const CONTEST_PHOTO_MAX = 15_000_000;
/** In bytes. */
export const CONTEST_VIDEO_MAX = 500_000_000;
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
export function kindByName<Name extends FileKind>(
  name: string,
  kinds: readonly Name[],
): Name | undefined {
  if (isBlockedName(name)) return undefined;
  const extension = extensionOf(name);
  return kinds.find((key) => (fileKinds[key] as Kind).extensions.includes(extension));
}

/** Whether what was declared goes with a kind; a sender that declares nothing contradicts nothing. */
export function isDeclared(type: string, key: FileKind): boolean {
  const plain = type.split(";")[0]?.trim().toLowerCase() ?? "";
  return unknownTypes.has(plain) || (fileKinds[key] as Kind).types.includes(plain);
}
