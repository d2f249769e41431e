import type { OpenApplication } from "#modules/applications/contract";
import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { ProgressBar } from "~/ui/progress";
import { useWords } from "~/ui/ui-context";
import { homeApplicationWords } from "./application-words";

/** Where an open application stands, and the way back into it. */
export function ApplicationCard({ application }: { application: OpenApplication }) {
  const t = useWords(homeApplicationWords);
  const { token, levelName: level, state, percent } = application;
  const sentences = {
    draft: () => t("draft", { level, percent }),
    submitted: () => t("submitted", { level }),
    paid: () => t("paid", { level }),
    in_review: () => t("review", { level }),
    changes_requested: () => t("changes", { level }),
    approved: () => t("approved"),
    declined: () => t("declined"),
  } as const;
  const isOpen = state === "draft" || state === "changes_requested";
  return (
    <section className="stack mb-12" aria-labelledby="application">
      <h2 id="application">{t("title")}</h2>
      <p>{sentences[state]()}</p>
      {state === "draft" && (
        <ProgressBar label={t("progress")} value={percent} detail={t("percent", { percent })} />
      )}
      <div className="btn-row">
        {state === "submitted" && <ButtonLink to={paths.payments}>{t("payments")}</ButtonLink>}
        <ButtonLink to={paths.application(token)} variant={isOpen ? "primary" : "secondary"}>
          {isOpen ? t("continue") : t("see")}
        </ButtonLink>
      </div>
    </section>
  );
}
