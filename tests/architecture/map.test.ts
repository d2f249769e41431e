import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { mapOf, writeMap } from "../../dev/map.mjs";
import { root } from "./files";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-map-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const order = (room: string, others: string) =>
  `{ name: "order-of-${room}", from: { path: "^modules/${room}/" }, to: { path: "^modules/(${others})/" } }`;

/** Three rooms: the second and the third may import those before them. */
function plantRooms(): void {
  copyFileSync(join(root, "tsconfig.json"), join(folder, "tsconfig.json"));
  const rules = [
    order("ground", "first|second"),
    order("first", "second"),
    order("second", "none"),
  ];
  write(
    ".dependency-cruiser.cjs",
    `module.exports = { forbidden: [${rules.join(", ")}], options: { tsPreCompilationDeps: true, tsConfig: { fileName: "tsconfig.json" } } };`,
  );
  for (const room of ["ground", "first", "second"]) {
    write(`modules/${room}/README.md`, `# A room\n\nWhat ${room}\nholds. And more.\n\nElse.\n`);
    write(`modules/${room}/contract.ts`, "export type Held = 1;\n");
  }
  write(
    "modules/README.md",
    "# Rooms\n\n<!-- Written by `npm run map`. -->\n<!-- The map ends here. -->\n\nThe rest.\n",
  );
}

describe("the map of the rooms", { timeout: 120_000 }, () => {
  it("is what the imports say: npm run map writes it", () => {
    const { text, mapped } = mapOf(root);
    expect(text).toBe(mapped);
  });

  it("follows an import that comes", () => {
    plantRooms();
    const read = () => readFileSync(join(folder, "modules/README.md"), "utf8");
    writeMap(folder);
    expect(read()).toContain(
      "| [second](second/README.md) | What second holds | — | ground, first |",
    );
    expect(read()).toMatch(/^# Rooms\n[\s\S]+ {2}second\n[\s\S]+\n\nThe rest\.\n$/);
    write("modules/second/queries.ts", 'export type { Held } from "#modules/first/contract";\n');
    expect(mapOf(folder).text).not.toBe(mapOf(folder).mapped);
    writeMap(folder);
    expect(read()).toContain("| [second](second/README.md) | What second holds | first | ground |");
    expect(read()).toContain("\n  second --> first\n");
  });
});
