import fc from "fast-check";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type IcsEvent, writeIcs } from "#modules/duties/feed/ics";
import { reviseEvents } from "#modules/duties/feed/revisions";
import { addDays, civilDate } from "#modules/platform/dates";
import { properties } from "#tests/setup/properties";

const event = (changes: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: "7-us.990n-2026-06-30@duties.goodstanding",
  sequence: 0,
  changedAt: new Date("2026-11-24T12:00:00Z"),
  day: civilDate("2026-11-16"),
  summary: "Form 990-N",
  description: "Why: the 15th day of the fifth month",
  url: "https://goodstanding.example/app/calendar/us.990n/2026-06-30?account_id=7",
  category: "Federal",
  ...changes,
});
const calendar = (...events: readonly IcsEvent[]) =>
  writeIcs({ name: "Elm Street Boosters", description: "What is due", events });

/** The events as ical.js, which Thunderbird reads calendars with, has them. */
function readByIcalJs(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  return root.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
}

/** The events as node-ical has them. */
const readByNodeIcal = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === "VEVENT");

const octets = (line: string) => new TextEncoder().encode(line).length;

const titles = [
  "Bake sale, raffle; and \\ more",
  "Two\nlines",
  "Año nuevo: reunión de la niñez",
  "🎺 Band trip 🎷 with a very long name that goes on and on until it is folded, ñ by ñ, twice",
  "BEGIN:VEVENT\r\nSUMMARY:not an event",
];

/** Long enough to be folded. */
const typedTexts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200, size: "max" });

describe("the feed's file", () => {
  it.each(titles)("CAL-12 two readers have the title back: %j", (title) => {
    const text = calendar(event({ summary: title, description: title }));
    const wanted = title.replace(/\r\n/g, "\n");
    const [one, ...more] = readByIcalJs(text);
    expect(more).toEqual([]);
    expect([one?.summary, one?.description]).toEqual([wanted, wanted]);
    const [other, ...rest] = readByNodeIcal(text);
    expect(rest).toEqual([]);
    expect(other).toMatchObject({ summary: wanted, description: wanted });
  });

  it("CAL-12 no line is over 75 octets, each ends with CRLF, and whatever is typed comes back", () => {
    fc.assert(
      fc.property(typedTexts, (typed) => {
        const text = calendar(event({ summary: typed }));
        const lines = text.split("\r\n");
        expect(lines.at(-1)).toBe("");
        for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        const clean = typed
          .replace(/\r\n?|[\u2028\u2029]/g, "\n")
          .replace(/\p{Cc}/gu, (sign) => (sign === "\n" ? sign : sign === "\t" ? " " : ""));
        expect(readByIcalJs(text)[0]?.summary ?? "").toBe(clean);
      }),
      // node-ical takes a typed "\n" for the end of a line, so the titles above have none.
      { ...properties, examples: [["C:\\new; C:\\Next, \\\\n"]] },
    );
  });

  it("CAL-12 a duty is a whole day that blocks nobody's time, with its address and level", () => {
    const [one] = readByIcalJs(calendar(event()));
    expect(one?.startDate.toString()).toBe("2026-11-16");
    expect(one?.endDate.toString()).toBe("2026-11-17");
    expect(one?.startDate.isDate).toBe(true);
    expect(one?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    expect(one?.component.getFirstPropertyValue("categories")).toBe("Federal");
    expect(one?.component.getFirstPropertyValue("url")).toBe(event().url);
  });

  it.each(["America/Los_Angeles", "Pacific/Auckland", "Pacific/Kiritimati", "America/St_Johns"])(
    "CAL-12 a duty is on the same day for a reader in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const [one] = readByIcalJs(calendar(event()));
      const [other] = readByNodeIcal(calendar(event()));
      for (const read of [one?.startDate.toJSDate(), other?.start]) {
        expect([read?.getFullYear(), read?.getMonth(), read?.getDate()]).toEqual([2026, 10, 16]);
      }
      expect(other).toMatchObject({ datetype: "date" });
    },
  );

  it("CAL-12 it names itself and how often to ask, to old readers and new ones", () => {
    const root = new ICAL.Component(ICAL.parse(calendar()));
    const value = (name: string) => String(root.getFirstPropertyValue(name));
    expect([value("name"), value("x-wr-calname")]).toEqual(Array(2).fill("Elm Street Boosters"));
    expect([value("refresh-interval"), value("x-published-ttl")]).toEqual(["PT12H", "PT12H"]);
    expect(calendar()).toBe(calendar());
  });
});

describe("what a feed told before", () => {
  const { sequence: _, changedAt: __, ...plain } = event();
  const first = new Date("2026-11-24T12:00:00Z");
  const later = new Date("2026-11-25T12:00:00Z");

  it("the same again keeps number and instant; a date that moves gets the next", () => {
    const told = reviseEvents({}, [plain], first);
    const again = reviseEvents(told.revisions, [plain], later);
    expect(again).toEqual(told);
    const moved = { ...plain, day: addDays(plain.day, 1) };
    const changed = reviseEvents(told.revisions, [moved], later);
    expect(changed.events[0]).toMatchObject({ uid: plain.uid, sequence: 1, changedAt: later });
    expect(reviseEvents(told.revisions, [], later).revisions).toEqual({});
  });
});
