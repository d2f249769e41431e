import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { OnePageModel } from "#modules/platform/documents/one-page";
import {
  fitOnePage,
  writeOnePageDocx,
  writeOnePagePdf,
} from "#modules/platform/documents/one-page.server";
import { translator } from "#modules/platform/messages";
import { articlesMessages } from "../articles-messages";
import { bylawsMessages, bylawsWords, type DocumentFormat, type Variant } from "../contract";
import { type FileName, fileNameOf } from "../domain/file-name";
import { contentTypes } from "../domain/files";
import { templates } from "../generated/templates.server";
import type { ArticlesClause } from "../templates/articles-clauses";
import { versionOf } from "./version-of.server";

export interface ArticlesClauses {
  readonly variant: Variant;
  readonly version: number;
  readonly name: string;
  readonly clauses: readonly ArticlesClause[];
  /** Whether all of them are on one page; longer ones are not written as a file. */
  readonly isOnePage: boolean;
}

type Found = NonNullable<Awaited<ReturnType<typeof versionOf>>>;

function pageOf({ variant, answers, number, createdAt }: Found): OnePageModel {
  const t = translator(articlesMessages, "en");
  const template = templates[variant];
  const { name } = template.readAnswers(answers);
  const { articlesFirst } = bylawsMessages.en;
  return {
    language: "en-US",
    properties: {
      title: `${t("title")} of ${name}`,
      subject: t("subject"),
      creator: brand.name,
      description: t("notice"),
      keywords: ["articles", "clauses"],
      revision: number,
      createdAt: createdAt.toISOString(),
    },
    title: t("title"),
    organization: name,
    lead: bylawsWords[variant].isCharity ? `${articlesFirst}\n${t("use")}` : t("use"),
    clauses: template.articlesOf(answers),
    notice: t("notice"),
    footer: t("footer", { version: number }),
  };
}

/**
 * What a version's answers come to as clauses of the articles of incorporation or association, the
 * newest unless a number is given. Whoever holds the hash may see it. Undefined when there is no
 * such version.
 */
export async function articlesClausesOf(
  ctx: Ctx,
  hash: string,
  number?: number,
): Promise<ArticlesClauses | undefined> {
  const found = await versionOf(ctx, hash, number);
  if (!found) return undefined;
  const { variant, answers } = found;
  const template = templates[variant];
  return {
    variant,
    version: found.number,
    name: template.readAnswers(answers).name,
    clauses: template.articlesOf(answers),
    isOnePage: fitOnePage(pageOf(found)) !== undefined,
  };
}

/**
 * The same as a file of one page. Made at once: it takes 20 ms of CPU, less than a queue costs.
 * `too_long` when the answers leave no text that could be read on one page, undefined when there is no
 * such version.
 */
export async function articlesFileOf(
  ctx: Ctx,
  hash: string,
  { version, format }: { version?: number; format: DocumentFormat },
): Promise<{ fileName: FileName; contentType: string; bytes: Buffer } | "too_long" | undefined> {
  const found = await versionOf(ctx, hash, version);
  if (!found) return undefined;
  const page = pageOf(found);
  const fit = fitOnePage(page);
  if (!fit) return "too_long";
  const bytes =
    format === "docx"
      ? await writeOnePageDocx(page, fit.size)
      : await writeOnePagePdf(page, fit.layout);
  return {
    fileName: fileNameOf(page.organization, found.number, format, "Clauses"),
    contentType: contentTypes[format],
    bytes,
  };
}
