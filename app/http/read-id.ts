/** The number in an address; 0, which nothing has, where none is there. */
export const readId = (text = ""): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
