import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { bylawsPageMessages } from "./bylaws-words";
import { type Club, ClubSelect } from "./club";

/** With whose papers bylaws are, and with whose the reader may put them. */
export type ShownKeeping =
  | {
      readonly by: "nobody";
      /** The last day on which they are there. */
      readonly date: string;
      readonly isSignedIn: boolean;
      readonly clubs: readonly Club[];
    }
  | { readonly by: "own"; readonly account: Club }
  | { readonly by: "others" };

export interface KeepNoticeProps {
  variant: string;
  hash: string;
  keeping: ShownKeeping;
}

/** How long the bylaws are there, and what keeps them. */
export function KeepNotice({ variant, hash, keeping }: KeepNoticeProps) {
  const t = useWords(bylawsPageMessages);
  if (keeping.by === "own") {
    const { id, name } = keeping.account;
    return (
      <p className="mb-8">
        {t("keptOwn", { name })} <Link to={paths.ownBylaws({ accountId: id })}>{t("keptAll")}</Link>
      </p>
    );
  }
  if (keeping.by === "others") return <p className="mb-8">{t("keptOthers")}</p>;
  const { date, isSignedIn, clubs } = keeping;
  return (
    <Notice tone="info" title={t(isSignedIn ? "keepOn" : "keep", { date })} className="mb-8">
      <p>{t("keepMore")}</p>
      {!isSignedIn && (
        <p>
          <Link to={paths.login(paths.bylawsKeep(variant, hash))}>{t("keepSignIn")}</Link>
        </p>
      )}
      {clubs.length > 0 && <KeepForm variant={variant} hash={hash} clubs={clubs} />}
    </Notice>
  );
}

export interface KeepFormProps {
  variant: string;
  hash: string;
  clubs: readonly Club[];
  answer?: FormOutcome | undefined;
}

/** Puts the bylaws with the papers of an organization. */
export function KeepForm({ variant, hash, clubs, answer }: KeepFormProps) {
  const t = useWords(bylawsPageMessages);
  const [first, ...more] = clubs;
  if (!first) return null;
  return (
    <Form id="keep" action={paths.bylawsKeep(variant, hash)} answer={answer} label={t("keepTitle")}>
      {more.length > 0 ? (
        <ClubSelect label={t("keepChoice")} clubs={clubs} />
      ) : (
        <input type="hidden" name="account_id" value={first.id} />
      )}
      <SubmitButton variant="secondary" className="mt-4">
        {more.length > 0 ? t("keepSubmit") : t("keepWith", { name: first.name })}
      </SubmitButton>
    </Form>
  );
}
