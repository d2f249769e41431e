import type { ApplicationState } from "#modules/applications/contract";
import { paths } from "~/http/paths";
import { wizardMessages } from "~/parts/wizard/words";
import { ButtonLink } from "~/ui/button";
import { Details } from "~/ui/details";
import { Notice, type Tone } from "~/ui/notice";
import { useUi, useWords } from "~/ui/ui-context";

/** A state that the applicant can only look at. */
export type LockedState = Exclude<ApplicationState, "draft" | "changes_requested">;

export const isLockedState = (state: ApplicationState): state is LockedState =>
  state !== "draft" && state !== "changes_requested";

/** A move of an application as people read it. */
export interface ShownMove {
  readonly state: ApplicationState;
  readonly when: string;
  readonly note: string;
}

const tones = {
  submitted: "info",
  paid: "info",
  in_review: "info",
  approved: "success",
  declined: "warning",
} as const satisfies Record<LockedState, Tone>;

export interface ApplicationStateProps {
  token: string;
  state: LockedState;
  history: readonly ShownMove[];
}

/** Why an application is locked, what comes next, and what has happened so far. */
export function ApplicationStateNotice({ token, state, history }: ApplicationStateProps) {
  const t = useWords(wizardMessages);
  const { brand } = useUi();
  const next =
    state === "declined"
      ? t("state.declined.next", { email: brand.supportEmail, phone: brand.supportPhone })
      : t(`state.${state}.next`);
  return (
    <Notice tone={tones[state]} title={t(`state.${state}`)}>
      <p>{next}</p>
      <div className="btn-row">
        {state === "submitted" ? (
          <ButtonLink to={paths.payments}>{t("toPayments")}</ButtonLink>
        ) : (
          <ButtonLink to={paths.app}>{t("toHome")}</ButtonLink>
        )}
        <ButtonLink variant="secondary" to={paths.applicationCheck(token)}>
          {t("readAnswers")}
        </ButtonLink>
      </div>
      <Details summary={t("history")}>
        <ul className="wizard-history">
          {history.map((move) => (
            <li key={`${move.state} ${move.when}`}>
              <strong>{t(`moved.${move.state}`)}</strong>, {move.when}
              {move.note && <p>{move.note}</p>}
            </li>
          ))}
        </ul>
      </Details>
    </Notice>
  );
}
