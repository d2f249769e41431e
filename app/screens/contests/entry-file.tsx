import type { ReactNode } from "react";
import type { ContestKind } from "#modules/contest/contract";
import { FileDrop } from "~/ui/file-drop";
import { useUi, useWords } from "~/ui/ui-context";
import { entryMessages } from "./contest-words";
import type { EntryFileRule } from "./entry-page.server";
import type { Entry } from "./use-entry";
import { useLive } from "./use-live";

interface EntryFileProps {
  entry: Entry;
  kind: ContestKind;
  rule: EntryFileRule;
  isRequired: boolean;
  mark: ReactNode;
}

/** The drop zone of an entry, and under it what was chosen, as a picture. */
export function EntryFile({ entry, kind, rule, isRequired, mark }: EntryFileProps) {
  const t = useWords(entryMessages);
  const { locale } = useUi();
  const live = useLive();

  // Before the rest of the script is there the server alone judges.
  function judge([file]: readonly File[]): string | undefined {
    const problem = file && live?.judgeEntryFile(kind, file, locale);
    if (problem?.isNotAllowed) entry.warn({ kind: "refused", text: problem.text });
    return problem?.text;
  }

  return (
    <>
      <FileDrop
        name="file"
        label={
          <>
            {t(`file.${kind}`)}
            {mark}
          </>
        }
        hint={t(`fileHint.${kind}`, rule)}
        prompt={t(`prompt.${kind}`)}
        accept={rule.accept}
        judge={judge}
        required={isRequired}
        refusalWhenFull={kind === "video" ? t("chosenStays") : undefined}
        onSeveral={() => entry.warn({ kind: "several" })}
        onFiles={([file]) => entry.choose(file)}
      />
      {live && <live.Preview kind={kind} file={entry.file} />}
    </>
  );
}
