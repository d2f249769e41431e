import { describe, expect, it } from "vitest";
import { isDeep } from "#tests/setup/depth";
import { describeLetters, runLettersChaos } from "./letters";

const letters = isDeep ? 600 : 60;
const kills = isDeep ? 20 : 2;

describe("letters to sign on postgres", () => {
  it(`LET-05 ${letters} letters go out each once, while workers are killed ${kills} times`, async () => {
    const report = await runLettersChaos({ backend: "postgres", letters, workers: 2, kills });
    console.log(describeLetters("postgres", report));
    expect(report).toMatchObject({
      letters,
      sent: letters,
      doubled: 0,
      delivered: letters,
      unfinished: 0,
      kills,
    });
    expect(report.atWork).toBeGreaterThan(0);
  });
});
