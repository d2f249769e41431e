/** Says which bank a routing number belongs to. */
export interface BankDirectory {
  /**
   * The bank's name; undefined when the directory does not know the number.
   * @throws BankDirectoryUnavailable when it cannot be asked; a payment never waits for it
   */
  bankOf(routingNumber: string): Promise<string | undefined>;
}

/** The directory did not answer in time, or not in a way that can be read. */
export class BankDirectoryUnavailable extends Error {
  override name = "BankDirectoryUnavailable";
}
