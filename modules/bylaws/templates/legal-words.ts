import type { FieldKeys, PartGroup } from "./words";

/** The longest accepted texts, in characters. */
export const legalLimits = { office: 200, organization: 200 } as const;

/** What an organization can be before state law. */
export const entityKinds = ["corporation", "association"] as const;

/** How every variant asks what the organization is before the law. */
export const legalParts = [
  { field: "state", as: "state" },
  {
    field: "entity_kind",
    as: "choice",
    choices: [
      ["corporation", "kindCorporation"],
      ["association", "kindAssociation"],
    ],
  },
  { field: "principal_office", as: "text", autoComplete: "address-line1" },
] as const satisfies PartGroup["parts"];

export const legalWords = {
  state: { label: "stateLabel", hint: "stateHint", inMessages: "stateField", kind: "state" },
  entity_kind: {
    label: "entityKindLabel",
    hint: "entityKindHint",
    inMessages: "entityKindField",
    kind: "choice",
  },
  principal_office: {
    label: "principalOfficeLabel",
    hint: "principalOfficeHint",
    inMessages: "principalOfficeField",
  },
} as const satisfies Record<string, FieldKeys>;
