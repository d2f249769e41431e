import { translator } from "#modules/platform/messages";
import { Notice } from "~/components/ui/notice";
import { Select } from "~/components/ui/selects";
import { useUi } from "~/components/ui/ui-context";
import { bylawsClubMessages } from "~/messages/bylaws-club";

const useClubWords = () => translator(bylawsClubMessages, useUi().locale);

interface Club {
  readonly id: number;
  readonly name: string;
}

/** Whose new bylaws will be. */
export interface BylawsClub extends Club {
  /** The person's organizations, when there are several. */
  readonly choices: readonly Club[];
}

/** Says whose the bylaws will be and that the form is filled in. */
export function ClubNotice({ name }: { name: string }) {
  const t = useClubWords();
  return (
    <Notice tone="info" title={t("title", { name })} className="mb-8">
      <p>{t("text")}</p>
    </Notice>
  );
}

/** Sends along whose the bylaws will be; asks where there are several. */
export function ClubField({ club }: { club: BylawsClub }) {
  const t = useClubWords();
  if (club.choices.length < 2) {
    return <input type="hidden" name="account_id" value={club.id} readOnly />;
  }
  return <ClubSelect label={t("choice")} clubs={club.choices} chosen={club.id} />;
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
