import type { FieldOption, WizardPage } from "#modules/platform/forms/contract";
import { ask, divider, heading, only, option, type WizardKey } from "./kit";

const schoolTypes: readonly FieldOption[] = [
  option("booster_club", "Booster club"),
  option("parent_group", "Parent-teacher organization"),
  option("school_foundation", "School foundation"),
];
const greekTypes: readonly FieldOption[] = [
  option("greek_chapter", "Fraternity or sorority chapter"),
  option("house_corporation", "House corporation"),
  option("greek_foundation", "Chapter foundation"),
];

/** Which audience a type of organization belongs to; undefined before one is chosen. */
export function audienceOfType(type: string | undefined): WizardKey["audience"] | undefined {
  if (greekTypes.some(({ value }) => value === type)) return "greek";
  return schoolTypes.some(({ value }) => value === type) ? "school_support" : undefined;
}

export function organizationPage({ audience, isOpenAudience }: WizardKey): WizardPage {
  const isGreek = audience === "greek" || isOpenAudience;
  const greekRules = isOpenAudience ? [] : (["required"] as const);
  const types = isOpenAudience
    ? [...schoolTypes, ...greekTypes]
    : isGreek
      ? greekTypes
      : schoolTypes;
  return {
    label: "Organization",
    description: "Who you are, and where you can be reached.",
    schema: [
      ask.text("legal_name", "Legal name", ["required", "autocomplete:organization"], {
        instructions:
          "Write it exactly as it appears on your articles or on your letter from the IRS.",
        placeholder: isGreek && !isOpenAudience ? "Theta Chapter of …" : "Lincoln High School …",
      }),
      ask.text("other_names", "Other names you use", [], {
        instructions: "A trade name or a short name, if you have one.",
      }),
      ask.select("organization_type", "Type of organization", ["required"], { options: types }),
      ask.text("school_name", isGreek ? "School or campus" : "School you support", ["required"]),
      ...only(
        isGreek,
        ask.greek_select("greek_organization", "Fraternity or sorority", greekRules, {
          ...(isOpenAudience && { instructions: "Chapters only. Others leave this empty." }),
        }),
        ask.text("chapter_designation", "Chapter designation", greekRules, {
          sub_label: "The letters or name of your chapter, for example Theta.",
        }),
      ),
      heading("address_heading", "Mailing address"),
      ask.text("address_street", "Street address", ["required", "autocomplete:address-line1"], {
        instructions: "Choose one that stays when officers change, such as the school's.",
      }),
      ask.text("address_city", "City", ["required", "autocomplete:address-level2"]),
      ask.state_select("address_state", "State", ["required", "autocomplete:address-level1"]),
      ask.text("address_zip", "ZIP code", ["required", "zip", "autocomplete:postal-code"]),
      ask.text("address_county", "County"),
      ask.text("website", "Website", ["url", "autocomplete:url"], {
        placeholder: "https://www.example.org",
      }),
      ask.date("formed_on", "Date formed", ["required", "past_date"], {
        instructions:
          "The day the organization began: on your articles or, without articles, your first meeting.",
      }),
      divider("exemption_divider"),
      ask.checkbox(
        "has_501c",
        "We have a letter from the IRS that recognizes us as tax-exempt",
        [],
        {
          instructions:
            "Check this too if you are covered by the group ruling of a central organization.",
        },
      ),
      ask.checkbox(
        "has_requested_exemption",
        "We have asked the IRS for exemption and wait for an answer",
      ),
    ],
  };
}
