/** The number in an address; 0, which nothing has, where none stands there. */
export const readId = (text = ""): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
