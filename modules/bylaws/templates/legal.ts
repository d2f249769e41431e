import { optionalChoice, optionalText } from "#modules/platform/fields";
import { usStates } from "#modules/platform/us-states";
import { answer, clause, type Part, para } from "./draft";
import { entityKinds, legalLimits } from "./legal-words";

export type StateCode = keyof typeof usStates;

const stateCodes = Object.keys(usStates) as StateCode[];

/** The fields about the organization before the law. Each may be left open. */
export const legalFields = {
  state: optionalChoice(stateCodes),
  entity_kind: optionalChoice(entityKinds),
  principal_office: optionalText({ max: legalLimits.office }),
};

export interface LegalAnswers {
  readonly state: StateCode | "";
  readonly entity_kind: (typeof entityKinds)[number] | "";
  readonly principal_office: string;
}

/** States that call themselves commonwealths. */
const commonwealths: ReadonlySet<StateCode> = new Set(["KY", "MA", "PA", "VA"]);

/** A state as statutes name it: "the State of Ohio", "the Commonwealth of Virginia". */
function stateRuns(state: StateCode): Part[] {
  const name = answer("state", usStates[state]);
  if (state === "DC") return ["the ", name];
  return [commonwealths.has(state) ? "the Commonwealth of " : "the State of ", name];
}

/** What the text calls the organization and those who decide between its meetings. */
export interface Names {
  readonly self: "Organization" | "Chapter";
  readonly board: "board" | "executive committee";
}

/** What kind of entity the organization is, and under whose law. */
export function legalForm({ state, entity_kind }: LegalAnswers, { self }: Names) {
  const under: Part[] = state ? [" under the laws of ", ...stateRuns(state)] : [];
  const form: Part[] =
    entity_kind === "corporation"
      ? [
          `The ${self} is `,
          answer("entity_kind", "a nonprofit corporation"),
          ...(state ? under : [" under the laws of the state where it was formed"]),
          `. Its articles of incorporation, by whatever name that law gives them, are its “Articles.”`,
        ]
      : entity_kind === "association"
        ? [
            `The ${self} is `,
            answer("entity_kind", "an unincorporated nonprofit association"),
            ...under,
            ". The articles of association, or the other document by which at least two persons formed it, are its “Articles.”",
          ]
        : [
            `The ${self} is a nonprofit organization`,
            ...under,
            ". Its articles of incorporation or, if it is not incorporated, the document by which it was formed are its “Articles.”",
          ];
  return clause(
    "legal-form",
    "Legal Form",
    "Courts, banks, and the IRS first ask what kind of entity this is and which state’s law it lives under.",
    [para(...form)],
  );
}

/** Where the organization is, so that a court, a county and the IRS can find it. */
export function officeParagraph({ state, principal_office }: LegalAnswers, { self, board }: Names) {
  if (principal_office) {
    return para(
      `The principal office of the ${self} is at `,
      answer("principal_office", principal_office),
      `. The ${board} may move it by a resolution that states the new address and county.`,
    );
  }
  return para(
    `The ${board} fixes the principal office of the ${self}`,
    ...(state ? [", in ", ...stateRuns(state), ","] : []),
    " by a resolution that states its street address and county. The secretary keeps the resolution with these bylaws.",
  );
}
