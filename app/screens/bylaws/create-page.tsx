import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { bylawsMessages, bylawsWords, type Variant, variants } from "#modules/bylaws/contract";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { BotCheckFields } from "~/parts/bot-check/bot-check";
import { useUi } from "~/ui/ui-context";
import { BylawsForm, type BylawsFormProps } from "./bylaws-form";
import { BylawsPage } from "./bylaws-page";
import { type BylawsClub, ClubField, ClubNotice } from "./club";

/** The first variant's form is at the start of the generator. */
const addressOf = (variant: Variant, accountId?: number): string =>
  variant === variants[0] ? paths.bylawsStartOf(accountId) : paths.bylaws(variant, accountId);

export interface CreatePageProps extends Omit<BylawsFormProps, "method" | "children"> {
  botCheck: ComponentProps<typeof BotCheckFields>["challenge"];
  /** Whose the bylaws will be; a visitor's are nobody's. */
  club?: BylawsClub;
}

/** The page of a form that creates bylaws, with the way to the other variants. */
export function CreatePage({ botCheck, club, ...form }: CreatePageProps) {
  return (
    <BylawsPage variant={form.variant} answer={form.answer}>
      <Chooser current={form.variant} accountId={club?.id} />
      {club && <ClubNotice words={club.words} />}
      <BylawsForm {...form} method="post" head={club && <ClubField club={club} />}>
        <BotCheckFields challenge={botCheck} />
      </BylawsForm>
    </BylawsPage>
  );
}

function Chooser({ current, accountId }: { current: Variant; accountId: number | undefined }) {
  const words = translator(bylawsMessages, useUi().locale);
  return (
    <nav className="mb-8" aria-labelledby="bylaws-variants">
      <h2 id="bylaws-variants" className="field-label">
        {words("chooserTitle")}
      </h2>
      <ul className="rows">
        {variants.map((variant) => {
          const { title, description } = bylawsWords[variant];
          return (
            <li key={variant} className="row">
              {variant === current ? (
                <strong aria-current="page">{words(title)}</strong>
              ) : (
                <Link to={addressOf(variant, accountId)}>{words(title)}</Link>
              )}
              <div className="hint w-full">{words(description)}</div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
