import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isRoutingNumber, routingDigits } from "#modules/billing/bank-directory/routing-number";

describe("routing numbers", () => {
  it("C-29 judges the check sum before anybody is asked", () => {
    for (const good of ["021000021", "121042882", "322271627"]) {
      expect(isRoutingNumber(good)).toBe(true);
    }
    for (const bad of [
      "021000022",
      "12104288",
      "1210428820",
      "000000000",
      "991042882",
      "12104288a",
      "",
    ]) {
      expect(isRoutingNumber(bad), bad).toBe(false);
    }
  });

  it("C-29 finds every single wrong digit and every swapped pair that the sum can tell", () => {
    const good = "021000021";
    for (let at = 0; at < 9; at += 1) {
      const wrong = String((Number(good[at]) + 1) % 10);
      expect(isRoutingNumber(good.slice(0, at) + wrong + good.slice(at + 1))).toBe(false);
    }
    expect(isRoutingNumber("201000021")).toBe(false);
  });

  it("C-29 takes the number with spaces and dashes as people type it", () => {
    expect(routingDigits("0210-0002 1")).toBe("021000021");
  });

  const directory = "../shared/data/routing_fedach_2018-12.json";
  it.runIf(existsSync(directory))("C-29 accepts every number of a real directory", () => {
    const numbers = Object.keys(JSON.parse(readFileSync(directory, "utf8")) as object);
    expect(numbers.length).toBeGreaterThan(10_000);
    expect(numbers.filter((number) => !isRoutingNumber(number))).toEqual([]);
  });
});
