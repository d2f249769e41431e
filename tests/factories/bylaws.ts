import { bylawsMessages } from "#modules/bylaws/contract";
import { templates } from "#modules/bylaws/templates/registry.server";
import type { DocumentModel } from "#modules/platform/documents/model";

/** The fields of a chapter's form as a script sends them. */
export function chapterFields(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    version: 1,
    name: "Sigma Zeta Chapter of Lambda Chi Alpha",
    purpose: bylawsMessages.en.samplePurpose,
    fiscal_year_end: 6,
    is_highlighted: 1,
    ...changes,
  };
}

/** A chapter's document, version 3, saved on 2026-11-21. */
export function chapterDocument(changes: Record<string, unknown> = {}): DocumentModel {
  return templates.chapter.build(chapterFields(changes), {
    number: 3,
    createdAt: new Date("2026-11-21T12:00:00Z"),
    creator: "Goodstanding",
  });
}
