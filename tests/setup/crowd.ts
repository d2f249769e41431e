import { createSlots } from "#modules/platform/slots";

const inSlot = createSlots(10);

/**
 * Does something so many times, ten at a time: a crowd at the same rows, of which nobody waits for
 * a connection for longer than a slow machine allows.
 * @returns what each came to
 */
export const crowdOf = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => inSlot(() => work(at))));
