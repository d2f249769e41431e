import type { FieldDefinition } from "#modules/platform/forms/contract";
import { type Locale, translator } from "#modules/platform/messages";
import { profileMessages } from "./messages";

const known = new Map<Locale, readonly FieldDefinition[]>();

/** The fields of an account that its people edit, in one language. What is empty cannot be shown. */
export function accountProfileFields(locale: Locale): readonly FieldDefinition[] {
  const found = known.get(locale) ?? fieldsIn(locale);
  known.set(locale, found);
  return found;
}

function fieldsIn(locale: Locale): readonly FieldDefinition[] {
  const t = translator(profileMessages, locale);
  return [
    {
      field_type: "text",
      name: "name",
      label: t("name"),
      sub_label: t("nameHint"),
      rules: ["required", "max:200", "autocomplete:organization"],
    },
    {
      field_type: "textarea",
      name: "about",
      label: t("about"),
      sub_label: t("aboutHint"),
      rules: ["max:2000"],
      rows: 5,
    },
    shown("shows_about", "about", t("aboutShown")),
    { field_type: "heading", name: "place", label: t("place") },
    {
      field_type: "text",
      name: "city",
      label: t("city"),
      rules: ["max:100", "autocomplete:address-level2"],
    },
    {
      field_type: "state_select",
      name: "state",
      label: t("state"),
      rules: ["autocomplete:address-level1"],
    },
    shown("shows_place", "city", t("placeShown")),
    { field_type: "heading", name: "reach", label: t("reach") },
    {
      field_type: "text",
      name: "website",
      label: t("website"),
      placeholder: t("websitePlaceholder"),
      rules: ["url"],
    },
    shown("shows_website", "website", t("websiteShown")),
    {
      field_type: "text",
      name: "phone",
      label: t("phone"),
      placeholder: t("phonePlaceholder"),
      rules: ["phone"],
    },
    shown("shows_phone", "phone", t("phoneShown")),
    { field_type: "divider", name: "line" },
    {
      field_type: "dropbox",
      name: "file_uploads",
      label: t("papers"),
      instructions: t("papersHint"),
      action: "/app/files",
    },
  ];
}

/** The tick box that lets the public see an answer, asked for once there is one. */
const shown = (name: string, of: string, label: string): FieldDefinition => ({
  field_type: "checkbox",
  name,
  label,
  is_conditional: of,
});
