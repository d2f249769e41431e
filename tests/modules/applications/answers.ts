const officer = (role: string, name: string) => ({
  [`${role}_name`]: name,
  [`${role}_email`]: `${role}@lincolnband.example`,
  [`${role}_phone`]: "(404) 555-0143",
});

/** An EIN that no other account of the tests has: an account is one organization. */
export const freshEin = () => `57-${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;

/** Right answers for every page of a school's wizard, by page. */
export const answersOf = (schema: "start-up" | "maintain"): readonly Record<string, string>[] => [
  {
    legal_name: "Lincoln High School Orchestra Boosters, Inc.",
    organization_type: "booster_club",
    school_name: "Lincoln High School",
    address_street: "12 Elm Street",
    address_city: "Decatur",
    address_state: "GA",
    address_zip: "30030",
    formed_on: "2019-08-01",
    has_501c: schema === "maintain" ? "1" : "0",
  },
  {
    is_incorporated: "1",
    incorporation_state: "GA",
    incorporated_on: "2019-08-15",
    ...(schema === "start-up" && { has_ein: "1" }),
    ein: "58-1234567",
    ...(schema === "maintain" && { exemption_section: "501c3" }),
  },
  {
    fiscal_year_end: "6",
    receipts_year_1: "18,400",
    total_assets: "5200.50",
    ...(schema === "start-up" && { receipts_estimate: "20000" }),
  },
  {
    ...officer("president", "Dana Whitfield"),
    ...officer("treasurer", "Luis Okafor"),
    ...officer("secretary", "Ana Silva"),
    primary_contact: "treasurer",
    school_official_name: "Pat Moore",
    school_official_title: "Principal",
  },
  {
    purpose: "To support the orchestra of Lincoln High School.",
    activities: "Concerts, an instrument fund and a summer camp.",
    attests_purpose: "1",
    attests_dissolution: "1",
    attests_no_inurement: "1",
    attests_own_ein: "1",
  },
  {
    accepts_agreement: "1",
    is_authorized: "1",
    signer_name: "Luis Okafor",
    signer_title: "Treasurer",
    signed_on: "2026-11-20",
  },
];

/** The same for a Greek chapter that is exempt under its headquarters' group ruling. */
export function answersOfChapter(name: string): readonly Record<string, string>[] {
  const [organization, legal, finances, people, activities, agreement] = answersOf("maintain");
  const { school_official_name: _name, school_official_title: _title, ...officers } = people ?? {};
  return [
    {
      ...organization,
      legal_name: name,
      organization_type: "greek_chapter",
      greek_organization: "Sigma Chi",
      chapter_designation: "Theta",
    },
    {
      ...legal,
      ein: freshEin(),
      exemption_section: "501c7",
      is_under_group_ruling: "1",
      gen: "9999",
    },
    { ...finances },
    { ...officers, advisor_name: "Pat Moore" },
    { ...activities },
    { ...agreement },
  ];
}
