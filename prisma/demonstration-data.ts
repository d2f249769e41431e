import type { NewDiscount, NewLine } from "#modules/billing/index.server";
import { type Cents, cents, ppm } from "#modules/platform/money";

/** The password of everybody in the demonstration. */
export const demonstrationPassword = "booster-club-2026";

const at = (name: string) => `${name}@goodstanding.example`;

/** The people of the demonstration by what they are in it. */
export const people = {
  admin: { email: at("admin"), firstName: "Morgan", lastName: "Reyes", isStaff: true },
  treasurer: { email: at("treasurer"), firstName: "Dana", lastName: "Whitfield", isStaff: false },
  member: { email: at("member"), firstName: "Luis", lastName: "Okafor", isStaff: false },
  chapter: { email: at("chapter"), firstName: "Jordan", lastName: "Pell", isStaff: false },
  headquarters: {
    email: at("headquarters"),
    firstName: "Avery",
    lastName: "Stone",
    isStaff: false,
  },
  /** Of the headquarters too, and looks after one region. */
  region: { email: at("region"), firstName: "Morgan", lastName: "Reyes", isStaff: false },
} as const;

/** Whom the chapter's president hands over to: a person without a sign-in yet. */
export const successor = { name: "Robin Castellano", email: at("successor") } as const;

/** Names, EINs and the group exemption number are made up: the IRS gives out no EIN that begins with 07. */
export const organizations = {
  boosters: {
    name: "Lincoln High School Band Boosters",
    ein: "070000011",
    levelId: 1002,
    bonus: cents(25_00),
    renewalInDays: 20,
    joinedDaysAgo: 345,
    timeZone: "America/New_York",
  },
  chapter: {
    name: "Delta Rho Omega, Theta Chapter",
    ein: "070000022",
    levelId: 2002,
    bonus: cents(0),
    renewalInDays: 45,
    joinedDaysAgo: 0,
    timeZone: "America/Chicago",
  },
  kappaChapter: {
    name: "Delta Rho Omega, Kappa Chapter",
    ein: "070000033",
    levelId: 93772,
    bonus: cents(0),
    renewalInDays: 12,
    joinedDaysAgo: 0,
    timeZone: "America/New_York",
  },
  omicronChapter: {
    name: "Delta Rho Omega, Omicron Chapter",
    ein: "070000044",
    levelId: 2002,
    bonus: cents(15_00),
    renewalInDays: -20,
    joinedDaysAgo: 0,
    timeZone: "America/Los_Angeles",
  },
  sigmaChapter: {
    name: "Delta Rho Omega, Sigma Chapter",
    ein: "070000055",
    levelId: 2002,
    bonus: cents(0),
    renewalInDays: 30,
    joinedDaysAgo: 0,
    timeZone: "America/Denver",
  },
  upsilonChapter: {
    name: "Delta Rho Omega, Upsilon Chapter",
    ein: undefined,
    levelId: 2002,
    bonus: cents(0),
    renewalInDays: 5,
    joinedDaysAgo: 0,
    timeZone: "America/Chicago",
  },
  headquarters: {
    name: "Delta Rho Omega Headquarters",
    ein: "070000099",
    levelId: 3001,
    bonus: cents(0),
    renewalInDays: 45,
    joinedDaysAgo: 0,
    timeZone: "America/Chicago",
  },
} as const;

/** Chapters that the headquarters renews: nobody signs in for them. */
export const otherChapters = [
  "kappaChapter",
  "omicronChapter",
  "sigmaChapter",
  "upsilonChapter",
] as const;

export const group = { label: "Delta Rho Omega", gen: "9999", isBilledAsGroup: true } as const;

export interface DemonstrationInvoice {
  /** How many days before today it was made out. */
  readonly ageInDays: number;
  readonly publicNotes: string;
  readonly orderDetails: readonly NewLine[];
}

const line = (type: NewLine["type"], label: string, value: Cents): NewLine => ({
  type,
  label,
  value,
});

/** State fees of Georgia as its offices asked them in October 2026. */
export const boosterInvoices: readonly DemonstrationInvoice[] = [
  {
    ageInDays: 24,
    publicNotes: "Georgia charity registration, ready to be sent once this is paid.",
    orderDetails: [
      line("service_fee", "State charity registration: preparing and filing", cents(95_00)),
      line("state_fee", "Georgia charitable organization registration fee", cents(35_00)),
    ],
  },
  {
    ageInDays: 9,
    publicNotes: "Thank you for your patience with last year's filing.",
    orderDetails: [
      line("service_fee", "Corporate annual registration: preparing and filing", cents(45_00)),
      line("state_fee", "Georgia annual registration fee", cents(30_00)),
      line("adjustment", "Credit for the delay of last year's filing", cents(-10_00)),
    ],
  },
];

const allFlags = {
  isNewAccount: true,
  isRenewals: true,
  isUpgrades: true,
  isServiceFees: true,
} as const;

export const discounts: readonly NewDiscount[] = [
  {
    code: "WELCOME10",
    description: "10% off memberships and our services",
    currencyValue: null,
    multiplier: ppm("0.10"),
    ...allFlags,
  },
  {
    code: "FIFTY",
    description: "$50.00 off a renewal",
    currencyValue: cents(50_00),
    multiplier: null,
    ...allFlags,
    isNewAccount: false,
    isUpgrades: false,
    isServiceFees: false,
  },
  {
    code: "FREERIDE",
    description: "Memberships and our services free of charge",
    currencyValue: null,
    multiplier: ppm("1"),
    ...allFlags,
  },
];
