/** How many rows the lists of an account's money show at once. */
export const financePageSize = 25;
