import { RadioGroup } from "~/ui/choices";
import { useWords } from "~/ui/ui-context";
import { TickList } from "./tick-list";
import { headquartersWords } from "./words";

export interface ChooseChaptersProps {
  /** Those that can be ticked: as a rule those that lack what the form gives them. */
  chapters: readonly { readonly id: number; readonly name: string }[];
  /** How many lack it; all that can be ticked when left out. */
  lacking?: number;
  ticked: readonly string[];
}

/** Whom a form is about: all chapters that lack something, or some of them. */
export function ChooseChapters({
  chapters,
  lacking = chapters.length,
  ticked,
}: ChooseChaptersProps) {
  const t = useWords(headquartersWords);
  return (
    <>
      <RadioGroup
        name="whom"
        label={t("whom")}
        options={[
          { value: "lacking", label: t("whom.lacking", { count: lacking }) },
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
