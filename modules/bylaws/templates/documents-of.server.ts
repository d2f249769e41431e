import { meetingNoticeOf } from "#modules/compliance/index.server";
import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type DocumentModel, readDocument } from "#modules/platform/documents/model";
import type { Variant } from "../contract";
import { readAdoption } from "../domain/adoption";
import { templates } from "../generated/templates.server";
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

/** What the present wording and what is known of the state's law make of a version's answers. */
export async function rebuiltDocument(ctx: Ctx, version: StoredVersion): Promise<DocumentModel> {
  const template = templates[version.variant];
  return template.build(version.answers, {
    number: version.number,
    createdAt: version.createdAt,
    creator: brand.name,
    notice: await meetingNoticeOf(ctx, template.readAnswers(version.answers).state),
  });
}

/**
 * The document of a version: as it was `written`, and the `model` to show, which also says when and
 * how members adopted it. Until it is written it is what the present wording makes of the answers.
 */
export async function documentsOf(
  ctx: Ctx,
  version: StoredVersion,
): Promise<{ readonly written: DocumentModel; readonly model: DocumentModel }> {
  const { document, adoption } = version;
  const written = document ? readDocument(document) : await rebuiltDocument(ctx, version);
  return { written, model: adoption ? stampAdoption(written, readAdoption(adoption)) : written };
}
