import {
  type ContestKind,
  type ShownEntry,
  type ShownWinner,
  winnerForm,
} from "#modules/contest/contract";
import { FormField } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { contestWinnersMessages } from "../contest-winners-words";
import { EntryPicture } from "../entry-picture";

/** The answer to one of the page's forms, for that form alone. */
const own = (answer: FormOutcome | undefined, step: string) =>
  answer?.ok === false && answer.values.step === step ? answer : undefined;

interface NameFormProps {
  contest: { kind: ContestKind };
  /** The entry that the address names; its number can be typed where it names none. */
  entry:
    | (Pick<ShownEntry, "id" | "organization" | "altText" | "media"> & {
        readonly place: number | null;
        readonly placeTitle: string;
      })
    | undefined;
  nextPlace: number;
  answer: FormOutcome | undefined;
}

/** Gives an entry a place. */
export function NameForm({ contest, entry, nextPlace, answer }: NameFormProps) {
  const t = useWords(contestWinnersMessages);
  return (
    <section aria-labelledby="name-winner" className="prose">
      <h2 id="name-winner">{t("nameTitle")}</h2>
      {entry && (
        <>
          <p className="hint mb-4">{t("nameLede", entry)}</p>
          <EntryPicture entry={entry} kind={contest.kind} sizes="(min-width: 48rem) 40rem, 100vw" />
        </>
      )}
      <Form answer={own(answer, "name")} id="name" label={t("nameTitle")} key={entry?.id}>
        <input type="hidden" name="step" value="name" />
        <FormField form={winnerForm} name="entry" start={entry && String(entry.id)} />
        <FormField form={winnerForm} name="place" start={String(entry?.place ?? nextPlace)} />
        <FormField form={winnerForm} name="title" start={entry?.placeTitle} />
        <SubmitButton className="mt-4">{t("name")}</SubmitButton>
      </Form>
    </section>
  );
}

interface AnnounceFormProps {
  winners: readonly ShownWinner[];
  isOver: boolean;
  /** The last day on which entries are taken. */
  to: string;
  answer: FormOutcome | undefined;
}

/** Announces the winners as they are looked at. */
export function AnnounceForm({ winners, isOver, to, answer }: AnnounceFormProps) {
  const t = useWords(contestWinnersMessages);
  return (
    <section aria-labelledby="announce-title" className="review-next">
      <h2 id="announce-title">{t("announceTitle")}</h2>
      <p>{isOver ? t("announceText") : t("announceLater", { to })}</p>
      {isOver && (
        <Form answer={own(answer, "announce")} id="announce" label={t("announceTitle")}>
          <input type="hidden" name="step" value="announce" />
          <input type="hidden" name="entries" value={winners.map(({ id }) => id).join()} />
          <SubmitButton className="mt-4">{t("announce")}</SubmitButton>
        </Form>
      )}
    </section>
  );
}
