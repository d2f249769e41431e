import { expect, it } from "vitest";
import type { StateCode } from "#modules/compliance/contract";
import { neighborsOf } from "#modules/compliance/domain/neighbors";
import { usStates } from "#modules/platform/us-states";

const states = Object.keys(usStates) as StateCode[];

it("every state is its neighbors' neighbor, and none its own", () => {
  for (const state of states) {
    expect(neighborsOf(state)).not.toContain(state);
    for (const other of neighborsOf(state)) expect(neighborsOf(other)).toContain(state);
  }
});

it("there are the 107 borders of the contiguous states and the District, and none far away", () => {
  expect(states.flatMap(neighborsOf)).toHaveLength(2 * 107);
  expect([neighborsOf("AK"), neighborsOf("HI")]).toEqual([[], []]);
  expect(neighborsOf("PA")).toEqual(["DE", "MD", "NJ", "NY", "OH", "WV"]);
  expect(neighborsOf("UT")).not.toContain("NM");
});
