import { describe, expect, it } from "vitest";
import { isOutage } from "#modules/platform/outage.server";

const withCode = (code: string) => Object.assign(new Error("no"), { code });

describe("an outage of a service behind us", () => {
  it.each([
    ["the server is not there", "ECONNREFUSED"],
    ["the database is shut down", "57P01"],
    ["it has too many connections", "53300"],
    ["no connection was free in time", "P2024"],
    ["a transaction could not be started in time", "P2028"],
  ])("is that %s: %s", (_, code) => {
    expect(isOutage(withCode(code))).toBe(true);
    expect(isOutage(new Error("a page", { cause: withCode(code) }))).toBe(true);
    expect(isOutage(new AggregateError([withCode(code)]))).toBe(true);
  });

  it("is no mistake of ours", () => {
    expect(isOutage(withCode("P2002"))).toBe(false);
    expect(isOutage(new TypeError("x is not a function"))).toBe(false);
    expect(isOutage("ECONNREFUSED")).toBe(false);
  });
});
