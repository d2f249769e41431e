export {
  type ChangedRequirement,
  changeRequirement,
  requirementIn,
  restoreRequirement,
} from "./commands/change-requirement.server";
export { readFederalFigure } from "./commands/read-federal-figure.server";
export { articlesFeeRange } from "./domain/articles";
export {
  type FederalFigure,
  federalFiguresByName,
  type KnownLimits,
  listFederalFigures,
  returnLimits,
} from "./queries/federal-figures.server";
export {
  type KeptFilter,
  type KeptRequirement,
  type KeptState,
  listKeptStates,
  readKeptRequirement,
} from "./queries/kept-requirements.server";
export { meetingNoticeOf } from "./queries/meeting-notice.server";
export {
  isState,
  listRequirements,
  requirementFactsOf,
  requirementOf,
  requirementsAround,
} from "./queries/requirements.server";
export { shownWithin } from "./queries/shown-within.server";
export type { StateCode } from "./requirement";
export type { RequirementValues } from "./requirement-form";
export {
  federalFigureSchema,
  type RequirementFields,
  requirementChangeSchema,
  requirementRestoreSchema,
} from "./schemas";
export { requirementFactsAt } from "./versions.server";
