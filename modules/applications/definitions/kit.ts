import type { FieldDefinition, FieldOption, FieldRule } from "#modules/platform/forms/contract";

/** What tells one wizard from another. */
export interface WizardKey {
  /** With the way to tax exemption, or for those who have it. */
  readonly schema: "start-up" | "maintain";
  readonly audience: "school_support" | "greek";
  /** The level is for both audiences: the type of organization on the first page decides. */
  readonly isOpenAudience: boolean;
}

type Extras = Partial<Omit<FieldDefinition, "field_type" | "name" | "label" | "rules">>;

/** Where a dropbox uploads to. */
const FILES_ACTION = "/app/files";

/** A maker of fields of one type with a label, rules and whatever else the field says. */
const maker =
  (field_type: FieldDefinition["field_type"]) =>
  (
    name: string,
    label: string,
    rules: readonly FieldRule[] = [],
    more: Extras = {},
  ): FieldDefinition => ({ field_type, name, label, rules, ...more });

export const line = maker("text");
export const area = maker("textarea");
export const day = maker("date");
export const tick = maker("checkbox");
export const choice = maker("select");
export const state = maker("state_select");
export const greek = maker("greek_select");

/** A place to drop a paper. */
export const papers = (name: string, label: string, more: Extras = {}): FieldDefinition => ({
  field_type: "dropbox",
  name,
  label,
  action: FILES_ACTION,
  ...more,
});

export const heading = (name: string, label: string, description?: string): FieldDefinition => ({
  field_type: "heading",
  name,
  label,
  ...(description && { description }),
});

export const divider = (name: string): FieldDefinition => ({ field_type: "divider", name });

export const warning = (name: string, description: string, more: Extras = {}): FieldDefinition => ({
  field_type: "alert_warning",
  name,
  description,
  ...more,
});

export const option = (value: string, label: string): FieldOption => ({ value, label });

/** The fields that are only under a condition. */
export const only = (
  isWanted: boolean,
  ...fields: readonly FieldDefinition[]
): readonly FieldDefinition[] => (isWanted ? fields : []);
