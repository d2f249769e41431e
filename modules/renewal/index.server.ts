export { findLevel, listLevels } from "./queries/levels.server";
