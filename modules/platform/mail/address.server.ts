import { domainToASCII } from "node:url";
import type { MailAddress } from "./port";
import { MailRefused } from "./port";

/** What could end a header and begin another (control characters, line ends), and broken letters. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** One `@`, no spaces, no characters that mean something in an address list. */
const ADDRESS = /^([^\s\p{C}@<>()[\],;:"\\]{1,64})@([^\s\p{C}@<>()[\],;:"\\]{1,255})$/u;

/** Text that is safe as a header: control characters become spaces, at most 200 characters. */
export function headerText(text: string): string {
  return text.slice(0, 200).replace(CONTROL, " ").trim();
}

/**
 * Checks a recipient. International addresses pass: the domain goes in its ASCII form, the part
 * before the `@` as it is (SMTPUTF8).
 * @throws MailRefused when it is no address
 */
export function checkedAddress(to: string | MailAddress): MailAddress {
  const { name, address } = typeof to === "string" ? { name: undefined, address: to } : to;
  const [, local, domain] = ADDRESS.exec(address) ?? [];
  const ascii = domain && domainToASCII(domain);
  if (!local || !ascii) throw new MailRefused("not an e-mail address");
  const spoken = name ? headerText(name) : "";
  return { address: `${local}@${ascii}`, ...(spoken ? { name: spoken } : {}) };
}
