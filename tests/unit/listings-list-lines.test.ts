import { describe, expect, it } from "vitest";
import { readListDate, readTextLines, textKindOf } from "#modules/listings/domain/list-lines";

const revoked =
  "000003154|OAKLEAF FOREST TENANT MANAGEMENT |||NORFOLK|VA|23523-2112|US|03|15-NOV-2017|12-MAR-2018|";
const again =
  "001037180|MIDDLESEX BARBARIANS R F C INC|||WOBURN|MA|01801-3636|US|00|15-JUN-2013|21-OCT-2013|15-JUN-2013";
const deductible = "000587764|Iglesia Bethesda Inc.|Lowell|MA|United States|PC";
const postcard =
  "000981374|2009|THE WALK INC|T|F|01-01-2009|12-31-2009|www.walk.example|A PERSON|1 ST||EAST FALMOUTH||MA|02536|US|1 ST||EAST FALMOUTH||MA|02536|US|||";

describe("the lines of the IRS's lists", () => {
  it.each([
    ["revocations", revoked],
    ["revocations", again],
    ["pub78", deductible],
    ["epostcards", postcard],
    [undefined, "EIN|Name|City|State|Country|Codes"],
    [undefined, "000587764|Iglesia|Lowell"],
    [undefined, "PK\u0003\u0004"],
    [undefined, deductible.slice(1)],
  ])("knows %s by its number of fields", (kind, line) => {
    expect(textKindOf(line)).toBe(kind);
  });

  it.each([
    ["15-NOV-2017", "2017-11-15"],
    ["15-nov-2017", "2017-11-15"],
    ["11/15/2017", "2017-11-15"],
    ["12-31-2009", "2009-12-31"],
    [" ", ""],
    ["31-FEB-2017", undefined],
    ["15-XXX-2017", undefined],
    ["13/15/2017", undefined],
    ["2017", undefined],
  ])("reads the date %s as %s", (text, date) => {
    expect(readListDate(text)).toBe(date);
  });

  it("keeps EIN and dates of a revocation, with CRLF and empty lines", () => {
    expect(readTextLines("revocations", `\r\n\n${revoked}\r\n${again}\r\n`)).toEqual({
      lines: 4,
      rows: 2,
      text: "000003154\t2017-11-15\t2018-03-12\t\\N\n001037180\t2013-06-15\t2013-10-21\t2013-06-15\n",
    });
  });

  it("keeps the codes of Publication 78, and the year of a 990-N with bars in its website", () => {
    const many = deductible.replace("PC", "EO, GROUP,LODGE");
    expect(readTextLines("pub78", `${many}\n`).text).toBe("000587764\tEO,GROUP,LODGE\n");
    const barred = postcard.replace("www.walk", "a|b");
    expect(readTextLines("epostcards", `${barred}\n`).text).toBe(
      "000981374\t2009\t2009-12-31\tF\n",
    );
  });

  it.each([
    ["revocations", `${revoked}\n${deductible}\n`, 2],
    ["revocations", `${revoked}|MORE\n`, 1],
    ["revocations", `${revoked.replace("15-NOV-2017", "")}\n`, 1],
    ["revocations", `\n${revoked.replace("12-MAR-2018", "soon")}\n`, 2],
    ["pub78", `${deductible}\n${deductible.slice(0, 30)}\n`, 2],
    ["pub78", `${deductible.slice(0, -2)}\n`, 1],
    ["pub78", `${deductible.replace("PC", "P\tC;")}\n`, 1],
    ["pub78", `${deductible.slice(1)}\n`, 1],
    ["epostcards", `${postcard}\n${postcard.replace("|2009|", "|209|")}\n`, 2],
    ["epostcards", `${postcard.replace("|F|", "|?|")}\n`, 1],
    ["epostcards", `${postcard.slice(0, -1)}\n`, 1],
  ] as const)("says which line of %s is broken", (kind, block, broken) => {
    expect(readTextLines(kind, block)).toMatchObject({ broken, rows: 0, text: "" });
  });
});
