export type { StandingFacts } from "./domain/facts";
export {
  type Finding,
  type FindingCode,
  type FindingLevel,
  findingLevels,
  type Judgement,
  judgeStanding,
  type Verdict,
} from "./domain/judge";
export type * from "./views";
