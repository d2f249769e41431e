import { performance } from "node:perf_hooks";
import { hash } from "@node-rs/argon2";
import { hashParameters, hashPassword } from "#modules/accounts/sign-in/password-hash.server";
import { median, type Row } from "./report";

const ROUNDS = 3;
const HASHES = 20;
const PASSWORD = "booster-club-2026";

async function timeOf(work: () => Promise<string>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Our password hash, its queue and normalization included, beside the bare library's: milliseconds
 * of one hash. The two take turns hash by hash, so that a busy machine slows both alike.
 */
export async function run(): Promise<Row[]> {
  const bare = () => hash(PASSWORD, hashParameters);
  const own = () => hashPassword(PASSWORD);
  await timeOf(bare);
  await timeOf(own);
  const times: { ours: number[]; reference: number[] } = { ours: [], reference: [] };
  for (let rounds = 0; rounds < ROUNDS; rounds++) {
    const round: typeof times = { ours: [], reference: [] };
    for (let count = 0; count < HASHES; count++) {
      round.reference.push(await timeOf(bare));
      round.ours.push(await timeOf(own));
    }
    times.reference.push(median(round.reference));
    times.ours.push(median(round.ours));
  }
  const ours = median(times.ours);
  const reference = median(times.reference);
  const ratio = ours / reference;
  const { memoryCost, timeCost, parallelism } = hashParameters;
  return [
    {
      name: `password hash (argon2id m=${memoryCost}, t=${timeCost}, p=${parallelism})`,
      ours,
      reference,
      ratio,
      unit: "ms",
      target: "at most 1.1",
      ok: ratio <= 1.1,
    },
  ];
}
