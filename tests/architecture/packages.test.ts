import { describe, expect, it } from "vitest";
import { buildTools, packagesOfImage } from "../../dev/image-packages.mjs";
import { addressed } from "../../dev/install.mjs";
import { textOf } from "./files";

/**
 * What the lock may hold, packages of other systems included: whoever starts waits for most of them. Twenty are
 * of `@simplewebauthn/server`, which reads the certificates of authenticators.
 */
const MOST_PACKAGES = 757;

const lock = JSON.parse(textOf("package-lock.json"));
const manifest = JSON.parse(textOf("package.json"));
const paths = Object.keys(lock.packages).filter((path) => path.includes("node_modules/"));

describe("the packages", () => {
  it(`are at most ${MOST_PACKAGES}`, () => expect(paths.length).toBeLessThanOrEqual(MOST_PACKAGES));

  it("have one in the place of each stand-in, which is the stand-in", () => {
    const links = paths.filter((path) => lock.packages[path].link);
    expect(links).toHaveLength(3);
    for (const link of links) {
      const same = paths.filter((path) => path.endsWith(`/${link}`) || path === link);
      expect(same).toEqual([link]);
    }
  });

  it("are in the image when what is built reaches them, and only then", () => {
    for (const name of buildTools) expect(manifest.dependencies).toHaveProperty([name]);
    const image = packagesOfImage();
    for (const name of ["vite", "prisma", "vitest", "@remix-run/dev"]) {
      expect(image).not.toContain(`node_modules/${name}`);
    }
    for (const name of ["@prisma/client", "express", "react-router", "pg-protocol"]) {
      expect(image).toContain(`node_modules/${name}`);
    }
  });
});

describe("the lock with addresses", () => {
  const given = {
    packages: {
      "": { name: "goodstanding" },
      "node_modules/plain": { version: "1.0.0", integrity: "sha512-a" },
      "node_modules/@club/part": { version: "2.0.0-beta.1" },
      "node_modules/plain/node_modules/alias": { name: "@else/real", version: "3.0.0" },
      "node_modules/linked": { resolved: "dev/stand-ins/linked", link: true },
      "dev/stand-ins/linked": { version: "1.0.0" },
      "node_modules/holder/node_modules/held": { version: "4.0.0", inBundle: true },
    },
  };
  const addressesAt = (settings: Record<string, unknown>) =>
    Object.values(addressed(given, settings).packages as Record<string, { resolved?: string }>)
      .map(({ resolved }) => resolved)
      .filter(Boolean);

  it("says where the registry keeps each package that comes from there, and changes nothing else", () => {
    const { packages } = addressed(given, { registry: "https://packages.club.example/npm" });
    expect(packages["node_modules/plain"]).toEqual({
      version: "1.0.0",
      integrity: "sha512-a",
      resolved: "https://packages.club.example/npm/plain/-/plain-1.0.0.tgz",
    });
    expect(addressesAt({ registry: "https://packages.club.example/npm/" })).toEqual([
      "https://packages.club.example/npm/plain/-/plain-1.0.0.tgz",
      "https://packages.club.example/npm/@club/part/-/part-2.0.0-beta.1.tgz",
      "https://packages.club.example/npm/@else/real/-/real-3.0.0.tgz",
      "dev/stand-ins/linked",
    ]);
  });

  it("asks the registry of a scope where it has its own", () => {
    const settings = {
      registry: "https://one.example",
      "@club:registry": "https://two.example/x/",
    };
    expect(addressesAt(settings)[1]).toBe(
      "https://two.example/x/@club/part/-/part-2.0.0-beta.1.tgz",
    );
  });
});
