import { describe, expect, it } from "vitest";
import { z } from "zod";
import { exampleOf, tableOf, variablesOf, writtenFromEnv } from "../../dev/env-example.mjs";
import { root, textOf } from "./files";

const schema = z.object({
  WIDTH: z.coerce.number().default(10).describe("how wide"),
  IS_ON: z
    .enum(["0", "1"])
    .transform((value) => value === "1")
    .default(false)
    .describe("1 when it is on"),
  KIND: z.enum(["round", "square"]).default("round").describe("of which kind"),
  NAME: z.string().optional().describe("how it is called"),
  WORDS: z.string().default("Two words, Inc.").describe("what it says"),
});

describe("the example of an environment", () => {
  it("and the operator's table are what the schema says: npm run env:example writes them", () => {
    for (const { text, wanted } of writtenFromEnv(root)) expect(text).toBe(wanted);
  });

  it("says of each variable its default and what it does", () => {
    expect(exampleOf(schema).split("\n\n").slice(1)).toEqual([
      "# how wide\n# WIDTH=10",
      "# 1 when it is on\n# IS_ON=0",
      "# of which kind (round, square)\n# KIND=round",
      "# how it is called\n# NAME=",
      '# what it says\n# WORDS="Two words, Inc."\n',
    ]);
    expect(tableOf(schema).split("\n").slice(2)).toEqual([
      "| `WIDTH` | `10` | how wide |",
      "| `IS_ON` | `0` | 1 when it is on |",
      "| `KIND` | `round` | of which kind (round, square) |",
      "| `NAME` |  | how it is called |",
      "| `WORDS` | `Two words, Inc.` | what it says |",
    ]);
  });

  it("refuses a variable without a line", () => {
    const longer = schema.extend({ HEIGHT: z.string().optional(), DEPTH: z.string() });
    expect(() => variablesOf(longer)).toThrow("Not described: HEIGHT, DEPTH");
  });

  it("changes nothing for whoever copies it whole", () => {
    const lines = textOf(".env.example").trim().split("\n");
    expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
  });
});
