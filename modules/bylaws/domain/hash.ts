/** Whether a text can be the hash of bylaws at all: 256 bits as base64url. */
export const isHash = (text: string): boolean => /^[\w-]{43}$/.test(text);
