import { cooperationFlags, type Variant } from "#modules/bylaws/contract";
import { templates } from "#modules/bylaws/generated/templates.server";
import { questionMessages } from "#modules/bylaws/question-messages";
import type { MeetingNotice } from "#modules/compliance/contract";
import type { DocumentModel } from "#modules/platform/documents/model";

type Fields = Record<string, unknown>;

/** The fields of a chapter's form as a script sends them. */
export function chapterFields(changes: Fields = {}): Fields {
  return {
    version: 1,
    name: "Sigma Zeta Chapter of Lambda Chi Alpha",
    purpose: questionMessages.en.samplePurpose,
    fiscal_year_end: 6,
    is_highlighted: 1,
    ...changes,
  };
}

/** The fields of the general form as a script sends them. */
export function boosterFields(changes: Fields = {}): Fields {
  return {
    version: 1,
    name: "Lincoln High School Band Boosters",
    purpose: questionMessages.en.boosterSamplePurpose,
    facility: "Lincoln High School",
    is_school: 1,
    meeting_attendee_minimum: "10",
    meeting_request_minimum: "10%",
    nomination_month: 3,
    annual_meeting_month: 5,
    fiscal_year_end: 6,
    is_highlighted: 1,
    ...changes,
  };
}

/** What the forms ask besides, and take without an answer. */
const leftOpen = ["state", "entity_kind", "principal_office"];
export const leftOpenByBoosters = [...leftOpen, "term_start_month", "central_organization"];
export const leftOpenByChapters = [
  ...leftOpen,
  "is_group_member",
  "national_organization",
  "has_house",
];

/** The fields of the school form as a script sends them, with some of its boxes ticked. */
export function schoolFields(ticked: readonly string[] = cooperationFlags, changes: Fields = {}) {
  return {
    ...boosterFields(),
    school_official_title: "principal",
    ...Object.fromEntries(ticked.map((name) => [name, 1])),
    ...changes,
  };
}

/** A variant's document, version 3, saved on 2026-11-21. */
export function bylawsDocumentOf(
  variant: Variant,
  fields: Fields,
  notice?: MeetingNotice,
): DocumentModel {
  return templates[variant].build(fields, {
    number: 3,
    createdAt: new Date("2026-11-21T12:00:00Z"),
    creator: "Goodstanding",
    notice,
  });
}

/** A chapter's document. */
export const chapterDocument = (changes: Fields = {}): DocumentModel =>
  bylawsDocumentOf("chapter", chapterFields(changes));
