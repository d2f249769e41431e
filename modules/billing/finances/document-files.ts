/** Where the file of a finance document lies: it follows from the id, so a second writing replaces it. */
export const financeDocumentKey = (id: string): string => `finances/${id.slice(0, 2)}/${id}.pdf`;
