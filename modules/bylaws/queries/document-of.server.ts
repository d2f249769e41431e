import type { Ctx } from "#modules/platform/ctx.server";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import type { DocumentFormat, Variant, VersionView } from "../contract";
import { type FileName, fileNameOf } from "../domain/file-name";
import { contentTypes, fileKey } from "../domain/files";
import { templates } from "../generated/templates.server";
import { failureOf, stateOf } from "./find-bylaws.server";
import { versionOf } from "./version-of.server";

/** A version's file, or why there is none yet. */
export type BylawsDocument =
  | { readonly state: "preparing"; readonly version: number }
  | {
      readonly state: "failed";
      readonly variant: Variant;
      readonly version: number;
      readonly failure: NonNullable<VersionView["failure"]>;
    }
  | {
      readonly state: "ready";
      readonly version: number;
      readonly fileName: FileName;
      readonly contentType: string;
      /**
       * Opens the file; undefined when the place for files has lost it.
       * @throws StorageUnavailable when that place is away.
       */
      readonly open: () => Promise<OpenFile | undefined>;
    };

/**
 * The file of a version, the newest unless a number is given. Whoever holds the hash may have it.
 * Undefined when there is no such version.
 */
export async function documentOf(
  ctx: Ctx,
  hash: string,
  options: { version?: number; format?: DocumentFormat } = {},
): Promise<BylawsDocument | undefined> {
  const { version: number, format = "docx" } = options;
  const found = await versionOf(ctx, hash, number);
  if (!found) return undefined;
  const version = found.number;
  const state = stateOf(found.state);
  if (state === "preparing") return { state, version };
  if (state === "failed") {
    const failure = failureOf(found.failure) ?? "renderFailure";
    return { state, variant: found.variant, version, failure };
  }
  const { name } = templates[found.variant].readAnswers(found.answers);
  return {
    state,
    version,
    fileName: fileNameOf(name, version, format),
    contentType: contentTypes[format],
    open: () => storage.get(fileKey(found.id, format, found.adoptedAt)),
  };
}
