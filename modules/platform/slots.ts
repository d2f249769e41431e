/**
 * Lets at most `count` pieces of work run at a time in this process; the others wait in the order
 * they came, however many they are.
 * A count below 1 is 1.
 */
export function createSlots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = Math.max(1, Math.floor(count));
  const waiting: (() => void)[] = [];

  return async function inSlot(work) {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A slot is handed on, not freed: nobody who comes later can take it first.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
