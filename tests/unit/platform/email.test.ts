import nodemailer from "nodemailer";
import { describe, expect, it } from "vitest";
import { foldEmail, parseEmail } from "#modules/platform/email";
import { checkedAddress } from "#modules/platform/mail/address.server";
import { sourceCases, verdicts, visibly } from "#tests/setup/verdicts";

interface Row {
  readonly input: string;
  readonly source: string;
  readonly verdict: "accepted" | "refused";
  /** Why the verdict is not the source's. */
  readonly reason?: string;
}

const isemail = verdicts<Row>("isemail-verdicts");
const international = verdicts<Row>("eai-verdicts");
const rows = [...isemail, ...international];
const sourceAccepts = ({ source }: Row) => source === "valid" || source === "good";

describe("an e-mail address", () => {
  it.each(rows.map((row) => [visibly(row.input), row.verdict, row] as const))(
    "B-40 %s is %s",
    (_title, verdict, { input }) => {
      expect(parseEmail(input) === undefined ? "refused" : "accepted").toBe(verdict);
    },
  );

  it("B-40 says why wherever the verdict is not the source's, and nowhere else", () => {
    const differing = rows.filter((row) => sourceAccepts(row) !== (row.verdict === "accepted"));
    expect(rows.filter(({ reason }) => reason)).toEqual(differing);
  });

  it.runIf(sourceCases("isemail_tests"))("B-40 has a verdict for every case of the sources", () => {
    const own = isemail.map(({ input, source }) => [input, source]);
    expect(own).toEqual(sourceCases("isemail_tests"));
    const { good, bad } = sourceCases<{ good: string[]; bad: string[] }>("eai_addresses") ?? {};
    expect(international.filter(sourceAccepts).map(({ input }) => input)).toEqual(good);
    expect(international.filter((row) => !sourceAccepts(row)).map(({ input }) => input)).toEqual(
      bad,
    );
  });

  it.each(rows.filter(({ verdict }) => verdict === "accepted").map(({ input }) => input.trim()))(
    "B-40 a letter can be sent to %s",
    async (input) => {
      const to = checkedAddress(input);
      const builder = nodemailer.createTransport({ streamTransport: true, buffer: true });
      const { envelope } = await builder.sendMail({
        from: "club@example.org",
        to: { name: "", address: to.address },
        text: "Hello",
      });
      const [recipient = ""] = envelope.to;
      expect(foldEmail(recipient)).toBe(foldEmail(input));
      // A server without SMTPUTF8 must be able to take what has nothing else international in it.
      const isInternational = /[^\p{ASCII}]/u.test(input.split("@")[0] ?? "");
      expect(/[^\p{ASCII}]/u.test(recipient)).toBe(isInternational);
    },
  );

  it("is refused beyond 254 octets, however few letters they are", () => {
    const domain = `${"a".repeat(60)}.`.repeat(3).concat("example.org");
    const fits = `${"b".repeat(253 - domain.length)}@${domain}`;
    expect(parseEmail(fits)).toBe(fits);
    expect(parseEmail(`b${fits}`)).toBeUndefined();
    expect(parseEmail(`é${fits.slice(1)}`)).toBeUndefined();
  });

  it.each([
    ["invisible letters", "ad\u200ba@example.org"],
    ["a letter of nobody's alphabet", "ada@\ue000.example"],
    ["a dot that only looks like one", "ada@example\uff0eorg"],
    ["a number for an ending", "ada@example.5"],
    ["a path", "ada@example.org/x"],
    ["a port", "ada@example.org:25"],
    ["two recipients", "ada@example.org,ben@example.org"],
    ["a header", "ada@example.org\nBcc: ben@example.org"],
  ])("with %s is refused", (_what, typed) => {
    expect(parseEmail(typed)).toBeUndefined();
  });

  it("is one person's however the browser writes its international domain", () => {
    expect(foldEmail("Ada@B\u00fccher.example")).toBe("ada@xn--bcher-kva.example");
    expect(foldEmail("ada@bu\u0308cher.example")).toBe(foldEmail("ada@XN--bcher-kva.example"));
    expect(foldEmail(" Zoë@Example.org ")).toBe("zoë@example.org");
    expect(foldEmail("not an address")).toBe("not an address");
  });
});
