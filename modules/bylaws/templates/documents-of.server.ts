import { brand } from "#modules/platform/brand.server";
import { type DocumentModel, readDocument } from "#modules/platform/documents/model";
import type { Variant } from "../contract";
import { readAdoption } from "../domain/adoption";
import { templates } from "./registry.server";
import { stampAdoption } from "./stamp";

/** What a version's row holds of its document. */
interface StoredVersion {
  readonly variant: Variant;
  readonly number: number;
  readonly answers: unknown;
  /** Null until its files were written the first time. */
  readonly document: unknown;
  readonly createdAt: Date;
  readonly adoption: unknown;
}

/** What the present wording makes of a version's answers. */
export const rebuiltDocument = (version: StoredVersion): DocumentModel =>
  templates[version.variant].build(version.answers, {
    number: version.number,
    createdAt: version.createdAt,
    creator: brand.name,
  });

/**
 * The document of a version: as it was `written`, and the `model` to show, which also says when and
 * how members adopted it. Until it is written it is what the present wording makes of the answers.
 */
export function documentsOf(version: StoredVersion): {
  readonly written: DocumentModel;
  readonly model: DocumentModel;
} {
  const written = version.document ? readDocument(version.document) : rebuiltDocument(version);
  const { adoption } = version;
  return { written, model: adoption ? stampAdoption(written, readAdoption(adoption)) : written };
}
