/**
 * Each process of the test runner has a thousand ports of its own, below those that a system draws
 * by chance: two files that run at the same time never start on one port, where each would take the
 * other's process for its own.
 */
const PORTS = 1_000;

/** The ports of this test process: one for the card provider, the rest for whoever asks. */
export function ownPorts(): { first: number; count: number; provider: number } {
  const first = 10_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 20) * PORTS;
  return { first, count: PORTS - 1, provider: first + PORTS - 1 };
}
