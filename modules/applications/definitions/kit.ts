import {
  type FieldDefinition,
  type FieldOption,
  type FieldRule,
  type FieldType,
  fieldTypes,
} from "#modules/platform/forms/contract";
import { type Locale, type Translate, translatorWith } from "#modules/platform/messages";
import { questionMessages } from "./question-messages";
import { applicationQuestion } from "./questions-in-spanish";

/** What tells one wizard from another. */
export interface WizardKey {
  /** With the way to tax exemption, or for those who have it. */
  readonly schema: "start-up" | "maintain";
  readonly audience: "school_support" | "greek";
  /** The level is for both audiences: the type of organization on the first page decides. */
  readonly isOpenAudience: boolean;
}

/** What a page of a wizard is made of. */
export interface Asking extends WizardKey {
  readonly locale: Locale;
  readonly t: Translate<(typeof questionMessages)["en"]>;
}

/** Words the questions, also where no words were added to the process, as for a letter that names one. */
export const asking = (key: WizardKey, locale: Locale): Asking => ({
  ...key,
  locale,
  t: translatorWith(questionMessages, applicationQuestion, locale),
});

type Extras = Partial<Omit<FieldDefinition, "field_type" | "name" | "label" | "rules">>;

/** Where a dropbox uploads to. */
const FILES_ACTION = "/app/files";

type Maker = (
  name: string,
  label: string,
  rules?: readonly FieldRule[],
  more?: Extras,
) => FieldDefinition;

const maker =
  (field_type: FieldType): Maker =>
  (name, label, rules = [], more = {}) => ({ field_type, name, label, rules, ...more });

/** Makes a field of each type with a label, rules and whatever else it says. */
export const ask = Object.fromEntries(fieldTypes.map((type) => [type, maker(type)])) as Readonly<
  Record<FieldType, Maker>
>;

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
