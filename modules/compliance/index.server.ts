export { articlesFeeRange } from "./domain/articles";
export { listRequirements, requirementOf } from "./queries/requirements.server";
