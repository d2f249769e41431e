import fc from "fast-check";
import { cooperationFlags, type Variant } from "#modules/bylaws/contract";
import { usStates } from "#modules/platform/us-states";
import { boosterFields, chapterFields, schoolFields } from "./bylaws";

/** Words as names are made of them: plain, accented, right-to-left, without spaces, with markup. */
const words = [
  ..."Lincoln High School Band Boosters Club of the Arts & Sciences PTA No. 7".split(" "),
  ..."Łódź Ñandú Žižkov Ὠδεῖον Москва Åse François O’Brien-Ñuñez São".split(" "),
  ...[
    "בית־ספר",
    "מועדון",
    "مدرسة",
    "النادي",
    "ﷺ",
    "東京大学",
    "サッカー部",
    "한국",
    "हिन्दी",
    "ไทย",
  ],
  ...[
    "<b>",
    "</w:t>",
    "&amp;",
    "&",
    "<",
    ">",
    "]]>",
    '"',
    "'",
    "“Q”",
    "{{name}}",
    "[x]",
    "$1",
    "%s",
  ],
  ...["e\u0301", "👩‍👩‍👧", "🎓", "a\u00a0b", "\u200bz", "ﬁ", "½", "№", "—", "…"],
];
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  {
    weight: 1,
    arbitrary: fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.replace(/\s/g, "_")),
  },
);

const cut = (text: string, max: number): string => {
  const whole = [...text];
  while (whole.join("").length > max) whole.pop();
  return whole.join("").trim();
};

const line = (max: number) =>
  fc
    .oneof(
      { weight: 8, arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }) },
      {
        weight: 1,
        arbitrary: fc.array(fc.constantFrom(...words), { minLength: 60, maxLength: 60 }),
      },
      { weight: 1, arbitrary: fc.constantFrom(["W".repeat(max)], ["é".repeat(max)]) },
    )
    .map((parts) => `A ${parts.join(" ")}`)
    .map((text) => cut(text, max));

const purpose = fc
  .array(
    fc.array(word, { minLength: 3, maxLength: 40 }).map((parts) => parts.join(" ")),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((lines) => cut(`To support ${lines.join("\n")}`, 1_500));

const month = fc.integer({ min: 1, max: 12 });
const minimum = fc.oneof(
  fc.integer({ min: 1, max: 9_999 }).map(String),
  fc.integer({ min: 10, max: 100 }).map((percent) => `${percent}%`),
  fc
    .integer({ min: 2, max: 10 })
    .chain((under) => fc.integer({ min: 1, max: under }).map((over) => `${over}/${under}`)),
  fc.constantFrom("ten", "one-tenth", "two thirds", "½", "66.7%", "a quarter"),
);
const flag = fc.integer({ min: 0, max: 1 });

const leftOpen = (max: number) => fc.oneof(fc.constant(""), line(max));
const legal = {
  state: fc.constantFrom("", ...Object.keys(usStates)),
  entity_kind: fc.constantFrom("", "corporation", "association"),
  principal_office: leftOpen(200),
};

const common = { name: line(200), purpose, fiscal_year_end: month, is_highlighted: flag, ...legal };
const general = {
  ...common,
  facility: line(200),
  is_school: flag,
  meeting_attendee_minimum: minimum,
  meeting_request_minimum: minimum,
  nomination_month: month,
  annual_meeting_month: month,
  term_start_month: fc.oneof(fc.constant(""), month),
  central_organization: leftOpen(200),
};

/** Any valid answers of a variant. */
export const randomFields: Record<Variant, fc.Arbitrary<Record<string, unknown>>> = {
  booster: fc.record(general).map((fields) => boosterFields(fields)),
  school: fc
    .record({ ...general, ticked: fc.subarray([...cooperationFlags]), official: line(120) })
    .map(({ ticked, official, ...fields }) =>
      schoolFields(ticked, { ...fields, school_official_title: official }),
    ),
  chapter: fc
    .record({
      ...common,
      national_organization: leftOpen(200),
      is_group_member: flag,
      has_house: flag,
    })
    .map((fields) => chapterFields(fields)),
};
