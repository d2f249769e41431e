const eastern = "America/New_York";
const central = "America/Chicago";
const mountain = "America/Denver";
const pacific = "America/Los_Angeles";

/** The zone in which most of a state's people live, where it is not that of the east. */
const zones: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI".split(" ").map((state) => [state, central]),
  ),
  ...Object.fromEntries("CO ID MT NM UT WY".split(" ").map((state) => [state, mountain])),
  ...Object.fromEntries("CA NV OR WA".split(" ").map((state) => [state, pacific])),
  AK: "America/Anchorage",
  AZ: "America/Phoenix",
  HI: "Pacific/Honolulu",
  IN: "America/Indiana/Indianapolis",
  MI: "America/Detroit",
};

/** The IANA time zone of a state by its postal code; that of New York when it is not known. */
export const timeZoneOf = (state: string | undefined): string => zones[state ?? ""] ?? eastern;
