import { TickList } from "~/parts/headquarters/tick-list";
import { RadioGroup } from "~/ui/choices";
import { useWords } from "~/ui/ui-context";
import { supervisionWords } from "./supervision-words";

export interface ChooseChaptersProps {
  /** Those that lack what the form gives them. */
  chapters: readonly { readonly id: number; readonly name: string }[];
  ticked: readonly string[];
}

/** Whom a form is about: all chapters that lack something, or some of them. */
export function ChooseChapters({ chapters, ticked }: ChooseChaptersProps) {
  const t = useWords(supervisionWords);
  return (
    <>
      <RadioGroup
        name="whom"
        label={t("whom")}
        options={[
          { value: "lacking", label: t("whom.lacking", { count: chapters.length }) },
          { value: "ticked", label: t("whom.ticked") },
        ]}
        defaultValue="ticked"
        required
      />
      <TickList
        name="chapters"
        label={t("whomChapters")}
        options={chapters.map(({ id, name }) => ({ value: String(id), label: name }))}
        ticked={ticked}
      />
    </>
  );
}
