import { describe, expect, it } from "vitest";
import { calendarFeed, contestUploads, paymentsWebhook, samplePictures } from "~/http/server-paths";
import { routes } from "~/routes";
import { repositoryFiles, textOf } from "./files";

/** A value that is known only at run time. */
const OPEN = "\0";
const rows = Object.keys(routes).filter((row) => row !== "/*");
const others = [contestUploads, paymentsWebhook, `${samplePictures}/:name`, calendarFeed(":token")];

/** What a parameter may be: a number, a file name, or any one part of a path. */
function valuesOf(name: string): string {
  if (/^(id|year|chapter|paper)$/.test(name)) return `(${OPEN}|\\d+)`;
  return /^(file|name)$/.test(name) ? `(${OPEN}|[^/]+\\.[^/]+)` : "[^/]+";
}

const partOf = (part: string) =>
  part.replaceAll(".", "\\.").replace(/:(\w+)/, (_, name: string) => valuesOf(name));
const patterns = [...rows, ...others].map(
  (row) => new RegExp(`^${row.split("/").map(partOf).join("/")}$`),
);

/** Addresses in a text: after the site's own host, or alone between quotation marks. */
function addressesIn(text: string): string[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
  const inTemplates = code.match(/(?<=\.publicUrl\}|`)\/(\$\{[^}]*\}|[\w./?=&#-])*(?=`)/g) ?? [];
  const inQuotes = code.match(/(?<=(["']))\/[a-z.][\w./?=&#-]*(?=\1)/g) ?? [];
  return [...inTemplates, ...inQuotes];
}

/** The path of an address; what is called `query` is what follows it. */
const pathOf = (address: string): string =>
  address.replace(/\$\{query\}|[?#].*/, "").replace(/\$\{[^}]*\}/g, OPEN);

const lostIn = (text: string): string[] =>
  addressesIn(text).filter((address) => !patterns.some((row) => row.test(pathOf(address))));

describe("addresses that rooms write", () => {
  // The ground floor names folders and parts of files, and leads nobody anywhere.
  const files = repositoryFiles(/^modules\/(?!platform\/).*\.tsx?$/);

  it("are rows of the table of addresses", () => {
    const lost = files.flatMap((path) => lostIn(textOf(path)).map((found) => `${path} ${found}`));
    expect(lost).toEqual([]);
    const found = files.flatMap((path) => addressesIn(textOf(path)));
    expect(found.length).toBeGreaterThan(90);
  });

  it.each([
    "href: `<env.publicUrl>/app/letter`",
    "href: `<env.publicUrl>/app/letter/<id>?account_id=<accountId>`",
    "href: `<brand.publicUrl>/app/handover/first`",
    "href: `<env.publicUrl>/app/calender<query>`",
    "href: `<env.publicUrl>/app/<page>`",
    'return ok({ url: "/log-in?reset=1" });',
    "const page = `/app/handovers?account_id=<id>`;",
    "`/storage/profile/<key>`",
  ])("would be found: %s", (text) => {
    expect(lostIn(text.replace(/<([\w.]+)>/g, (_, name) => `\${${name}}`))).toHaveLength(1);
  });
});
