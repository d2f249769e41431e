export { type Afterwards, afterwards, type HandoverState } from "./domain/state";
export { type CommonThing, type Mark, marks } from "./domain/things";
export type * from "./views";
