import { randomInt } from "node:crypto";
import { tries } from "./depth";

/**
 * How properties are tried: 10,000 times each in a deep run, 1,000 times by default, from a seed
 * that is printed, so that whatever was found can be found again (`PROPERTY_SEED`). Mutation runs
 * try fewer (`PROPERTY_RUNS`).
 */
export const properties = {
  seed: Number(process.env.PROPERTY_SEED ?? randomInt(2 ** 31 - 1)),
  numRuns: Number(process.env.PROPERTY_RUNS ?? tries(10_000)),
};

console.log(`properties: ${properties.numRuns} runs each, seed ${properties.seed}`);
