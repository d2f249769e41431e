/** Crockford's base 32: no I, L, O and U, so that a code can be read aloud and typed. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 128 bits. */
const CODE_LENGTH = 26;

/** Sixteen bytes as a code of 26 characters. */
export function codeOf(bytes: Uint8Array): string {
  if (bytes.length !== 16) throw new RangeError("a code has 128 bits");
  let rest = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  let code = "";
  for (let place = 0; place < CODE_LENGTH; place++) {
    code = `${DIGITS[Number(rest % 32n)]}${code}`;
    rest /= 32n;
  }
  return code;
}

/**
 * A code as somebody typed it: without blanks and hyphens, in capitals, O as zero, I and L as one;
 * undefined when it can be none.
 */
export function readCode(typed: string): string | undefined {
  const code = typed
    .normalize("NFKC")
    .replaceAll(/[\s\-\u2010-\u2015]/g, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return code.length === CODE_LENGTH && [...code].every((one) => DIGITS.includes(one))
    ? code
    : undefined;
}
