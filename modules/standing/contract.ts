export { type DutyFacts, noDuties, type StandingFacts } from "./domain/facts";
export {
  type Evidence,
  type Finding,
  type FindingCode,
  type FindingLevel,
  findingLevels,
  isGrave,
  type Judgement,
  judgeStanding,
  levelOf,
  maySetAside,
  type Verdict,
} from "./domain/judge";
export type * from "./views";
