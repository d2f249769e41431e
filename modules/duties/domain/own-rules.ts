import type { CivilDate } from "#modules/platform/dates";
import { translatorWith } from "#modules/platform/messages";
import { reasonMessages, reasonSpanish } from "../reason-messages";
import type { GroupDate } from "../views";
import type { Bilingual, DateRule, DutyRole, ProofKind, Rule } from "./rule";

const en = translatorWith(reasonMessages, reasonSpanish, "en");
const es = translatorWith(reasonMessages, reasonSpanish, "es");

const nothing: Bilingual = { en: "", es: "" };

const common = {
  condition: { always: true },
  shift: "stay",
  isOptional: false,
  isAutomatic: false,
  isConfirmed: true,
} as const;

export interface OwnDuty {
  readonly id: number;
  readonly title: string;
  readonly dueOn: CivilDate;
  readonly isYearly: boolean;
  readonly note: string;
  /** The day on which it was entered. */
  readonly enteredOn: CivilDate;
}

/** The code of a club's own duty. */
export const ownCode = (id: number): string => `own.${id}`;

export const isOwnDuty = (code: string): boolean => code.startsWith("own.");

/** A club's own duty as a rule. */
export function ruleOfOwn({ id, title, dueOn, isYearly, note, enteredOn }: OwnDuty): Rule {
  const key = isYearly ? "ownYearly" : "own";
  return {
    ...common,
    code: ownCode(id),
    level: "club",
    date: { kind: "on", date: dueOn, isYearly },
    period: isYearly ? "year" : "date",
    role: "board",
    proof: [],
    title: { en: title, es: title },
    reason: { en: en(key), es: es(key) },
    steps: { en: note, es: note },
    check: nothing,
    source: { name: { en: en("ownSource"), es: es("ownSource") }, url: "", readOn: enteredOn },
  };
}

export interface GroupDuty {
  readonly id: number;
  readonly groupId: number;
  readonly groupLabel: string;
  readonly replaces: string | null;
  readonly title: string;
  readonly note: string;
  readonly date: GroupDate;
  readonly role: DutyRole;
  readonly proof: readonly ProofKind[];
  readonly enteredOn: CivilDate;
}

function dateOf(date: GroupDate): DateRule {
  switch (date.kind) {
    case "yearly":
      return { kind: "calendar", month: date.month, day: date.day, yearsAfter: 0 };
    case "once":
      return { kind: "on", date: date.date, isYearly: false };
    case "fye_days":
      return { kind: "fye_days", days: date.days };
    case "years_after_bylaws":
      return { kind: "years_after", fact: "bylaws_adopted_on", years: date.years };
  }
}

function reasonOf(date: GroupDate): Bilingual {
  const say = (t: typeof en) => {
    switch (date.kind) {
      case "yearly":
        return t("groupYearly");
      case "once":
        return t("groupOnce");
      case "fye_days":
        return t("groupFiscal", { count: date.days, end: "{end}" });
      case "years_after_bylaws":
        return t("groupBylaws", { count: date.years, day: "{day}" });
    }
  };
  return { en: say(en), es: say(es) };
}

const periods = {
  yearly: "year",
  once: "date",
  fye_days: "fye",
  years_after_bylaws: "date",
} as const;

/** Rules of the catalogue whose date a headquarters may set for its chapters. */
export const replaceable = ["grp.profile", "club.bylaws"] as const;

/** The code of a headquarters' duty: its own, or that of the rule whose date it replaces. */
export const groupCode = ({ id, replaces }: Pick<GroupDuty, "id" | "replaces">): string =>
  replaces ?? `group.${id}`;

/** The number of a headquarters' own duty by its code; undefined for another code. */
export const groupDutyId = (code: string): number | undefined =>
  /^group\.\d{1,9}$/.test(code) ? Number(code.slice("group.".length)) : undefined;

/** A duty of a headquarters as a rule. */
export function ruleOfGroup(duty: GroupDuty): Rule {
  const { groupId, groupLabel, title, note, date, role, proof, enteredOn } = duty;
  return {
    ...common,
    code: groupCode(duty),
    level: `group:${groupId}`,
    date: dateOf(date),
    period: periods[date.kind],
    role,
    proof,
    title: { en: title, es: title },
    reason: reasonOf(date),
    steps: { en: note, es: note },
    check: nothing,
    source: { name: { en: groupLabel, es: groupLabel }, url: "", readOn: enteredOn },
  };
}
