/** Gives a place back; a second call changes nothing. */
export type Leave = () => void;

export interface QueueOptions {
  /** How many may be in at a time; below 1 is 1. */
  readonly places: number;
  /** How many may wait; whoever comes then is told at once. */
  readonly mostWaiting?: number;
  /** For how long somebody waits, in milliseconds; asked again each time it is over. */
  readonly patienceMs?: () => number;
  /** Whether who has waited so long, in milliseconds, is to go on waiting. */
  readonly goesOn?: (waitedMs: number) => boolean;
}

export interface Queue {
  /** How many wait at the moment. */
  readonly waiting: number;
  /** Waits for a place, in the order of coming; undefined when there was none in time. */
  enter(): Promise<Leave | undefined>;
}

/** Lets so many in at a time; the others wait for their turn within bounds. */
export function createQueue({
  places,
  mostWaiting = Number.POSITIVE_INFINITY,
  patienceMs,
  goesOn = () => false,
}: QueueOptions): Queue {
  let free = Math.max(1, Math.floor(places));
  // In the order they came.
  const line = new Set<(hasPlace: boolean) => void>();

  const wait = () =>
    new Promise<boolean>((resolve) => {
      const cameAt = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const settle = (hasPlace: boolean) => {
        clearTimeout(timer);
        line.delete(settle);
        resolve(hasPlace);
      };
      const look = () => {
        if (!patienceMs) return;
        timer = setTimeout(() => {
          if (goesOn(performance.now() - cameAt)) look();
          else settle(false);
        }, patienceMs());
      };
      line.add(settle);
      look();
    });

  function leaveOnce(): Leave {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      // A place is handed on, not freed: nobody who comes later can take it first.
      const [next] = line;
      if (next) next(true);
      else free++;
    };
  }

  return {
    get waiting() {
      return line.size;
    },
    async enter() {
      if (free > 0) free--;
      else if (line.size >= mostWaiting || !(await wait())) return undefined;
      return leaveOnce();
    },
  };
}

/**
 * Lets at most `count` pieces of work run at a time in this process; the others wait in the order
 * they came, however many they are.
 */
export function createSlots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = createQueue({ places: count });
  return async function inSlot(work) {
    const leave = await queue.enter();
    try {
      return await work();
    } finally {
      leave?.();
    }
  };
}
