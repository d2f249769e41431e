import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { usStates } from "#modules/platform/us-states";
import { drawMap } from "../../../dev/us-map.mjs";

const file = readFileSync("app/parts/state-map/us-map.svg", "utf8");

describe("the map of the states", () => {
  it("G-33 is what the borders draw, with every state and the District once", () => {
    expect(file).toBe(drawMap());
    const drawn = [...file.matchAll(/<g id="([A-Z]{2})"><path d="M/g)].map(([, code]) => code);
    expect(drawn.sort()).toEqual(Object.keys(usStates).sort());
  });

  it("G-33 gives states too small for a finger a box with their name", () => {
    const boxed = [...file.matchAll(/<g id="([A-Z]{2})">.*<rect /g)].map(([, code]) => code);
    expect(boxed.sort()).toEqual(["CT", "DC", "DE", "MA", "MD", "NH", "NJ", "RI", "VT"]);
  });
});
