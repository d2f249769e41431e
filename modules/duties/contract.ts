export {
  eventFacts,
  type FactKind,
  type FactName,
  type FactSource,
  factSources,
  singleFacts,
  yearlyFacts,
} from "./domain/fact-names";
export type { DutyLevel, DutyRole, ProofKind, RuleSource } from "./domain/rule";
export { dutyRoles, kindOfLevel, proofKinds } from "./domain/rule";
export type * from "./views";
