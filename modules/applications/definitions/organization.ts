import type { WizardPage } from "#modules/platform/forms/contract";
import { type Asking, ask, divider, heading, only, option, type WizardKey } from "./kit";

const schoolTypes = ["booster_club", "parent_group", "school_foundation"] as const;
const greekTypes = ["greek_chapter", "house_corporation", "greek_foundation"] as const;

/** Which audience a type of organization belongs to; undefined before one is chosen. */
export function audienceOfType(type: string | undefined): WizardKey["audience"] | undefined {
  if (greekTypes.some((one) => one === type)) return "greek";
  return schoolTypes.some((one) => one === type) ? "school_support" : undefined;
}

export function organizationPage({ audience, isOpenAudience, t }: Asking): WizardPage {
  const isGreek = audience === "greek" || isOpenAudience;
  const greekRules = isOpenAudience ? [] : (["required"] as const);
  const types = isOpenAudience
    ? [...schoolTypes, ...greekTypes]
    : isGreek
      ? greekTypes
      : schoolTypes;
  return {
    label: t("organization"),
    description: t("organization.about"),
    schema: [
      ask.text("legal_name", t("legal_name"), ["required", "autocomplete:organization"], {
        instructions: t("legal_name.hint"),
        placeholder: isGreek && !isOpenAudience ? "Theta Chapter of …" : "Lincoln High School …",
      }),
      ask.text("other_names", t("other_names"), [], { instructions: t("other_names.hint") }),
      ask.select("organization_type", t("organization_type"), ["required"], {
        options: types.map((type) => option(type, t(`type.${type}`))),
      }),
      ask.text("school_name", t(isGreek ? "school_name.greek" : "school_name"), ["required"]),
      ...only(
        isGreek,
        ask.greek_select("greek_organization", t("greek_organization"), greekRules, {
          ...(isOpenAudience && { instructions: t("greek_organization.hint") }),
        }),
        ask.text("chapter_designation", t("chapter_designation"), greekRules, {
          sub_label: t("chapter_designation.hint"),
        }),
      ),
      heading("address_heading", t("address_heading")),
      ask.text("address_street", t("address_street"), ["required", "autocomplete:address-line1"], {
        instructions: t("address_street.hint"),
      }),
      ask.text("address_city", t("address_city"), ["required", "autocomplete:address-level2"]),
      ask.state_select("address_state", t("address_state"), [
        "required",
        "autocomplete:address-level1",
      ]),
      ask.text("address_zip", t("address_zip"), ["required", "zip", "autocomplete:postal-code"]),
      ask.text("address_county", t("address_county")),
      ask.text("website", t("website"), ["url", "autocomplete:url"], {
        placeholder: "https://www.example.org",
      }),
      ask.date("formed_on", t("formed_on"), ["required", "past_date"], {
        instructions: t("formed_on.hint"),
      }),
      divider("exemption_divider"),
      ask.checkbox("has_501c", t("has_501c"), [], { instructions: t("has_501c.hint") }),
      ask.checkbox("has_requested_exemption", t("has_requested_exemption")),
    ],
  };
}
