import { describe, expect, it } from "vitest";
import { textOf } from "./files";

interface Floor {
  readonly name: string;
  /** The first version without the fault, of each line of versions that got a mended one. */
  readonly firstGood: readonly string[];
  /** Its number in the GitHub Advisory Database. */
  readonly advisory: string;
  readonly fault: string;
}

const floors = JSON.parse(textOf("tests/architecture/dependency-floors.json")) as Floor[];
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
/** The application's own, and what its tests and checks install beside it. */
const folders = ["", "dev/checks/", "dev/load/", "dev/mutation/", "dev/s3-server/"];
const packages = Object.fromEntries(
  folders.flatMap((folder) => {
    const lock = JSON.parse(textOf(`${folder}package-lock.json`));
    const own = Object.entries(lock.packages as Record<string, Locked>);
    return own.flatMap(([path, one]) =>
      path.startsWith("node_modules/") ? [[`${folder}${path}`, one] as const] : [],
    );
  }),
);
const locked = Object.entries(packages).flatMap(([path, { version = "" }]) =>
  path ? [{ name: path.split("node_modules/").at(-1) ?? "", version }] : [],
);

const parts = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);
const isBelow = (version: string, floor: string): boolean => {
  const one = parts(version);
  const other = parts(floor);
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/** Below the first good version of its own line, or of the oldest line that follows it. */
function hasFault(version: string, { firstGood }: Floor): boolean {
  const [major = 0] = parts(version);
  const own = firstGood.filter((floor) => (parts(floor)[0] ?? 0) >= major);
  const nearest = own.filter((floor) => parts(floor)[0] === parts(own[0] ?? "")[0]).at(-1);
  return nearest !== undefined && isBelow(version, nearest);
}

describe("the packages of the lock file", () => {
  it.each(floors)("$name is free of $advisory: $fault", (floor) => {
    const found = locked.filter(({ name }) => name === floor.name);
    expect(found.length, "no longer a package of ours: remove its line").toBeGreaterThan(0);
    expect(found.filter(({ version }) => hasFault(version, floor))).toEqual([]);
  });

  it("each name an advisory and are there once", () => {
    const names = floors.map(({ name, advisory }) => `${name} ${advisory}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const { advisory } of floors)
      expect(advisory).toMatch(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/);
  });

  it.each([
    ["1.2.3", ["1.2.4"], true],
    ["1.2.4", ["1.2.4"], false],
    ["1.10.0", ["1.9.9"], false],
    ["0.9.0", ["1.2.4"], true],
    ["2.0.0", ["1.2.4"], false],
    ["2.0.0", ["1.2.4", "2.0.1"], true],
    ["7.1.10", ["7.0.8", "7.1.11"], true],
  ])("%s with the floors %j has the fault: %s", (version, firstGood, isFaulty) => {
    const floor = { name: "", firstGood, advisory: "", fault: "" };
    expect(hasFault(version, floor)).toBe(isFaulty);
  });

  // The lock names no addresses, so that any registry may serve it: the digest alone says what is
  // installed, and a check of addresses would have nothing to read.
  it("all have a digest of SHA-512", () => {
    const weak = Object.entries(packages).filter(
      ([path, { integrity, link }]) => path && !link && !integrity?.startsWith("sha512-"),
    );
    expect(weak.map(([path]) => path)).toEqual([]);
  });
});
