import { z } from "zod";
import { labelsFrom, namedFields, optionalText, several, text } from "#modules/platform/fields";
import { headquartersMessages } from "./messages";
import { headquartersRoles } from "./roles";

const fields = namedFields(
  labelsFrom(headquartersMessages, {
    role: "labelRole",
    reach: "labelReach",
    regions: "labelRegions",
    name: "labelName",
    states: "labelStates",
    region: "labelRegion",
  }),
);

const REGION_NAME_MAX = 60;
/** Regions of a group. */
export const MOST_REGIONS = 100;

const version = () => optionalText({ max: 10 });

/** What one of a headquarters' people may do, and for which chapters. */
export const headquartersRoleSchema = fields({
  role: z.enum(headquartersRoles),
  reach: z.enum(["all", "regions"]),
  regions: several(),
  version: version(),
});

/** A region by its name. */
export const regionSchema = fields({ name: text({ max: REGION_NAME_MAX }) });

/** Whose chapters become those of a region. */
export const regionStatesSchema = fields({ states: several() });

/** The region of one chapter; none when it is empty. */
export const chapterRegionSchema = fields({ region: optionalText({ max: 10 }) });
