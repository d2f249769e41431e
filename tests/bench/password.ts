import { performance } from "node:perf_hooks";
import { hash } from "@node-rs/argon2";
import { hashParameters, hashPassword } from "#modules/accounts/password-hash.server";
import { median, type Row } from "./report";

const ROUNDS = 3;
const HASHES = 20;
const PASSWORD = "booster-club-2026";

/** Milliseconds of one hash, over a run of one after the other. */
async function timeOf(work: () => Promise<string>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < HASHES; count++) await work();
  return (performance.now() - start) / HASHES;
}

/** Our password hash, its queue and normalization included, beside the bare library's. */
export async function run(): Promise<Row[]> {
  const bare = () => hash(PASSWORD, hashParameters);
  const own = () => hashPassword(PASSWORD);
  await timeOf(bare);
  const times: { ours: number[]; reference: number[] } = { ours: [], reference: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.reference.push(await timeOf(bare));
    times.ours.push(await timeOf(own));
  }
  const [ours, reference] = [median(times.ours), median(times.reference)];
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
