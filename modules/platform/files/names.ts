/** Rules about the names of files that people send, shared by browser and server. */

/** What no file may be, whatever else it says: these run when somebody opens them. */
const blockedExtensions: ReadonlySet<string> = new Set(
  (
    "exe com bat pif application gadget msi msp scr hta cpl msc jar cmd vb vbs vbe js jse ws wsf " +
    "wsc wsh ps1 ps1xml ps2 ps2xml psc1 psc2 msh msh1 msh2 mshxml msh1xml msh2xml scf lnk inf reg"
  ).split(" "),
);

const LONGEST = 150;

/** Letters that look alike or are not seen at all become what a system would read. */
function fold(name: string): string {
  const plain = name.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return plain
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .toLowerCase();
}

const baseOf = (name: string) =>
  name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);

/**
 * Every part of a name that a system might take for its extension: after each dot, up to what
 * ends a name elsewhere (a stream's colon, a semicolon, a control character).
 */
function endingsOf(name: string): string[] {
  const [, ...parts] = fold(baseOf(name)).split(".");
  return parts.map((part) => part.split(/[:;\p{Cc}]/u)[0]?.trim() ?? "");
}

/** Whether any ending of the name is on the product's list: `x.js.png` is refused like `x.js`. */
export const isBlockedName = (name: string): boolean =>
  endingsOf(name).some((ending) => blockedExtensions.has(ending));

/** The last extension in lower case; "" when there is none, as of a name that starts with its dot. */
export function extensionOf(name: string): string {
  const folded = fold(cleanFileName(name));
  const dot = folded.lastIndexOf(".");
  return dot > 0 ? folded.slice(dot + 1) : "";
}

/**
 * A name to keep and to show: no folders, nothing invisible, at most 150 characters with its
 * extension kept. Letters of every script stay. Only `contentDisposition` may put it in a header.
 */
export function cleanFileName(name: string): string {
  const visible = baseOf(name)
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^ +/, "")
    .replace(/[ .]+$/, "");
  if (visible === "") return "file";
  const letters = [...visible];
  if (letters.length <= LONGEST) return visible;
  const extension = /\.[^.]{1,10}$/u.exec(visible)?.[0] ?? "";
  return letters.slice(0, LONGEST - [...extension].length).join("") + extension;
}
