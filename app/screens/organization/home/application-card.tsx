import type { OpenApplication } from "#modules/applications/contract";
import { paths } from "~/http/paths";
import { wizardMessages } from "~/parts/wizard/words";
import { ButtonLink } from "~/ui/button";
import { ProgressBar } from "~/ui/progress";
import { useWords } from "~/ui/ui-context";

/** Where an open application stands, and the way back into it. */
export function ApplicationCard({ application }: { application: OpenApplication }) {
  const t = useWords(wizardMessages);
  const { token, levelName: level, state, percent } = application;
  const sentences = {
    draft: () => t("homeDraft", { level, percent }),
    submitted: () => t("homeSubmitted", { level }),
    paid: () => t("homePaid", { level }),
    in_review: () => t("homeReview", { level }),
    changes_requested: () => t("homeChanges", { level }),
    approved: () => t("state.approved"),
    declined: () => t("state.declined"),
  } as const;
  const isOpen = state === "draft" || state === "changes_requested";
  return (
    <section className="stack mb-12" aria-labelledby="application">
      <h2 id="application">{t("homeTitle")}</h2>
      <p>{sentences[state]()}</p>
      {state === "draft" && (
        <ProgressBar label={t("progress")} value={percent} detail={t("percent", { percent })} />
      )}
      <div className="btn-row">
        {state === "submitted" && <ButtonLink to={paths.payments}>{t("toPayments")}</ButtonLink>}
        <ButtonLink to={paths.application(token)} variant={isOpen ? "primary" : "secondary"}>
          {isOpen ? t("homeContinue") : t("homeSee")}
        </ButtonLink>
      </div>
    </section>
  );
}
