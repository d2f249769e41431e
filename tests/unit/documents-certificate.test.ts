import { describe, expect, it } from "vitest";
import type { CertificateModel } from "#modules/platform/documents/certificate";
import { writeCertificatePdf } from "#modules/platform/documents/certificate-pdf.server";
import { codeOf, drawnCode } from "#tests/documents/qr";

const certificate: CertificateModel = {
  language: "en-US",
  title: "Certificate of Membership",
  subject: "Membership of Elm Street Boosters",
  creator: "Goodstanding",
  createdAt: new Date("2027-01-01T00:00:00Z"),
  issuer: "Goodstanding Services, Inc.",
  intro: "This certifies that",
  name: "Elm Street Boosters",
  statements: ["is a member", "from May 4, 2027 through May 3, 2028"],
  note: "Not of the IRS or a state. ".repeat(6),
  facts: [
    { term: "Issued", text: "April 1, 2027" },
    { term: "Certificate number", text: "2028-000012" },
  ],
};
const written = async (name: string) =>
  (await writeCertificatePdf({ ...certificate, name })).toString("latin1");

describe("a certificate", () => {
  it.each([
    ["a short name", "Elm Street Boosters"],
    ["no name", ""],
    ["a name in other letters", "Société Łódź 東京 Boosters"],
    ["a name of 250 letters", "Robert Frost Middle School ".repeat(9)],
    ["a name without a space", "x".repeat(250)],
  ])("is one tagged page of US Letter on its side with %s", async (_, name) => {
    const file = await written(name);
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(file).toContain("/MediaBox [0 0 792 612]");
    expect(file).toContain("/Marked true");
    expect(file).toMatch(/\/Lang \(.*en-US.*\)/);
    expect(file.match(/\/S \/H1\b/g)).toHaveLength(1);
    // Who certifies it, the sentence around the name, the two facts, and what it is not.
    expect(file.match(/\/S \/P\b/g)).toHaveLength(8);
  });

  it("has the address at which it is checked as a QR code", async () => {
    const qr = "https://goodstanding.example/check/0123456789ABCDEFGHJKMNPQRS";
    expect(drawnCode(await writeCertificatePdf({ ...certificate, qr }))).toEqual(codeOf(qr));
  });
});
