/** The folders of a packet, in the order in which whoever takes over needs them. */
export const folders = {
  governing: "01 Governing",
  irs: "02 IRS",
  state: "03 State",
  money: "04 Money",
  insurance: "05 Insurance and contracts",
  minutes: "06 Minutes",
  people: "07 People",
  calendar: "08 Calendar",
  other: "09 Other papers",
} as const;

export type Folder = keyof typeof folders;

export const folderNames = Object.keys(folders) as Folder[];

const byCategory: Readonly<Record<string, Folder>> = {
  governing: "governing",
  exemption: "irs",
  returns: "irs",
  letters: "irs",
  state: "state",
  money: "money",
  gifts: "money",
  insurance: "insurance",
  contracts: "insurance",
  minutes: "minutes",
};

/** In which folder a kept file of a category lies; what has none of its own is not left out. */
export const folderOf = (category: string): Folder => byCategory[category] ?? "other";
