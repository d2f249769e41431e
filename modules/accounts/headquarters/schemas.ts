import { z } from "zod";
import { type FieldLabels, optionalText, several, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { headquartersMessages } from "./messages";
import { headquartersRoles } from "./roles";

const REGION_NAME_MAX = 60;
/** Regions of a group. */
export const MOST_REGIONS = 100;

const version = () => optionalText({ max: 10 });

/** What one of a headquarters' people may do, and for which chapters. */
export const headquartersRoleSchema = z.strictObject({
  role: z.enum(headquartersRoles),
  reach: z.enum(["all", "regions"]),
  regions: several(),
  version: version(),
});

/** A region by its name. */
export const regionSchema = z.strictObject({ name: text({ max: REGION_NAME_MAX }) });

/** Whose chapters become those of a region. */
export const regionStatesSchema = z.strictObject({ states: several() });

/** The region of one chapter; none when it is empty. */
export const chapterRegionSchema = z.strictObject({ region: optionalText({ max: 10 }) });

/** How messages name these fields. */
export function headquartersLabels(locale: Locale): FieldLabels {
  const t = translator(headquartersMessages, locale);
  return {
    role: t("labelRole"),
    reach: t("labelReach"),
    regions: t("labelRegions"),
    name: t("labelName"),
    states: t("labelStates"),
    region: t("labelRegion"),
  };
}
