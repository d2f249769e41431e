/** The longest address that mail servers take, in octets (RFC 5321 4.5.3.1.3). */
export const EMAIL_MAX = 254;
/** The longest part before the `@`, in octets (RFC 5321 4.5.3.1.1). */
const LOCAL_MAX = 64;
const DOMAIN_MAX = 253;
const LABEL_MAX = 63;

/** RFC 5322 atext and, for international addresses, what RFC 6531 adds, without what cannot be seen. */
const localAtom = /^(?:[a-z\d!#$%&'*+\-/=?^_`{|}~]|(?![\p{C}\p{Z}])[^\p{ASCII}])+$/iu;
const label = /^[\p{L}\p{N}\p{M}\p{So}](?:[\p{L}\p{N}\p{M}\p{So}-]*[\p{L}\p{N}\p{M}\p{So}])?$/u;

const octets = (text: string) => new TextEncoder().encode(text).length;

/**
 * A domain name in its ASCII form ("bücher.example" → "xn--bcher-kva.example"), in small letters;
 * undefined when it is none that mail can be sent to. A name without a dot is none: no public
 * mailbox is at a top-level domain (ICANN SAC 053), and a forgotten ".com" is a common slip.
 */
function asciiDomain(domain: string): string | undefined {
  const labels = domain.split(".");
  if (labels.length < 2 || !labels.every((one) => label.test(one))) return undefined;
  const address = `http://${domain}`;
  if (!URL.canParse(address)) return undefined;
  const ascii = new URL(address).hostname;
  const mapped = ascii.split(".");
  const isFit =
    mapped.length === labels.length &&
    ascii.length <= DOMAIN_MAX &&
    mapped.every((one) => one.length <= LABEL_MAX) &&
    // No top-level domain begins with a digit (RFC 3696, 2); numbers there are a mistyped IP address.
    !/^\d/.test(mapped.at(-1) ?? "");
  return isFit ? ascii : undefined;
}

/**
 * An e-mail address without the spaces around it, otherwise as it was typed, or undefined when it
 * is none that we write to. International addresses are taken (RFC 6531). Quoted local parts,
 * address literals and comments are not: they are allowed by RFC 5322, used by nobody, and refused
 * by many servers on the way.
 */
export function parseEmail(text: string): string | undefined {
  const typed = text.replace(/^[ \t\u00A0]+|[ \t\u00A0]+$/g, "");
  const at = typed.lastIndexOf("@");
  const local = typed.slice(0, Math.max(at, 0));
  const domain = asciiDomain(typed.slice(at + 1));
  if (!domain || !local.split(".").every((atom) => localAtom.test(atom))) return undefined;
  if (octets(local) > LOCAL_MAX || octets(`${local}@${domain}`) > EMAIL_MAX) return undefined;
  return typed.length > EMAIL_MAX ? undefined : typed;
}

/**
 * What makes two e-mail addresses the same person's: surrounding spaces, upper and lower case, the
 * way of composing accents and the way of writing an international domain do not count (some
 * browsers send it in its ASCII form, some as it was typed).
 */
export function foldEmail(email: string): string {
  const typed = email.trim().normalize("NFC").toLowerCase();
  const at = typed.lastIndexOf("@");
  const domain = at < 0 ? undefined : asciiDomain(typed.slice(at + 1));
  return domain ? `${typed.slice(0, at)}@${domain}` : typed;
}
