import { Notice } from "~/ui/notice";
import { Select } from "~/ui/selects";

/** An organization to choose. */
export interface Club {
  readonly id: number;
  readonly name: string;
}

/** Whose new bylaws will be. Its words come with it: a visitor's page does without them. */
export interface BylawsClub extends Club {
  readonly words: { readonly title: string; readonly text: string; readonly choice: string };
  /** The person's organizations, when there are several. */
  readonly choices: readonly Club[];
}

/** Says whose the bylaws will be and that the form is filled in. */
export function ClubNotice({ words }: Pick<BylawsClub, "words">) {
  return (
    <Notice tone="info" title={words.title} className="mb-8">
      <p>{words.text}</p>
    </Notice>
  );
}

/** Sends along whose the bylaws will be; asks where there are several. */
export function ClubField({ club }: { club: BylawsClub }) {
  if (club.choices.length < 2) {
    return <input type="hidden" name="account_id" value={club.id} />;
  }
  return <ClubSelect label={club.words.choice} clubs={club.choices} chosen={club.id} />;
}

interface ClubSelectProps {
  label: string;
  clubs: readonly Club[];
  chosen?: number;
}

/** One of the person's organizations. */
export function ClubSelect({ label, clubs, chosen }: ClubSelectProps) {
  return (
    <Select
      name="account_id"
      label={label}
      options={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
      defaultValue={chosen === undefined ? undefined : String(chosen)}
      emptyLabel={false}
    />
  );
}
