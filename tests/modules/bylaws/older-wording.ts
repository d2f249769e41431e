import { db } from "#modules/platform/db.server";
import { type DocumentModel, readDocument } from "#modules/platform/documents/model";

/** Makes the newest version one that was saved before the wording of its quorum was improved. */
export async function makeOlderWording(hash: string): Promise<void> {
  const version = await db.bylawsVersion.findFirstOrThrow({
    where: { bylaws: { hash }, state: "ready" },
    orderBy: { number: "desc" },
  });
  const model = readDocument(version.document);
  const articles = model.articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) =>
      section.id === "quorum"
        ? { ...section, blocks: [{ kind: "paragraph" as const, runs: [{ text: older }] }] }
        : section,
    ),
  }));
  const document: DocumentModel = { ...model, articles };
  await db.bylawsVersion.update({
    where: { id: version.id },
    data: { templateVersion: 0, document },
  });
}

const older = "An older wording of this clause.";
