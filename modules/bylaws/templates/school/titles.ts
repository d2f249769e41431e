import { defineMessages } from "#modules/platform/messages";

/** What the schools' variant is called, and for whom it is. */
export const schoolTitles = defineMessages({
  en: {
    schoolTitle: "Bylaws for a school's booster club",
    schoolDescription:
      "For a booster club whose school or district asks for certain rules. Only what you tick goes into the document.",
    cooperationTitle: "School Cooperation",
    cooperationHint: "Tick what your school or district asks of its booster clubs.",
  },
});
