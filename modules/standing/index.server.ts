export { readStanding } from "./queries/read-standing.server";
export { wordFinding } from "./sentences";
