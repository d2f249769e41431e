import { Link } from "@remix-run/react";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { EntryRow } from "../contest-pages.server";
import { ApproveEntry, HideEntry } from "../entry-decision";
import { EntryPicture } from "../entry-picture";
import { contestStaffMessages } from "../staff-contest-words";

interface AlikeEntryProps {
  entry: EntryRow;
  /** The one that the others are compared with. */
  isFirst: boolean;
  answer: FormOutcome | undefined;
}

/** One of several entries that are likely the same, with what tells them apart. */
export function AlikeEntry({ entry, isFirst, answer }: AlikeEntryProps) {
  const t = useWords(contestStaffMessages);
  const { id, kind, organization, email, counts, fileName, size, sent, state } = entry;
  const facts = [
    { term: t("factState"), description: t(`state.${state}`) },
    { term: t("factOrganization"), description: organization },
    { term: t("factEmail"), description: email },
    { term: t("factCounts"), description: t(counts ? "yes" : "no") },
    { term: t("factFile"), description: `${fileName}, ${size}` },
    { term: t("factSent"), description: sent },
  ];
  return (
    <article aria-labelledby={`entry-${id}`} className="stack">
      <h2 id={`entry-${id}`}>{isFirst ? t("alikeThis") : t("entryTitle", { id })}</h2>
      <EntryPicture entry={entry} kind={kind} sizes="(min-width: 48rem) 30rem, 100vw" />
      <DescriptionList facts={facts} />
      <p>
        <Link to={contestStaffPaths.entry(id)}>{t("openEntry", { id })}</Link>
      </p>
      <div className="decide-buttons">
        <ApproveEntry entry={entry} answer={answer} isOneOfMany />
        <HideEntry entry={entry} answer={answer} isOneOfMany />
      </div>
    </article>
  );
}
