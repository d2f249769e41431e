import { Link } from "@remix-run/react";
import type { ReadinessCode } from "#modules/supervision/contract";
import { supervisionPaths } from "~/http/supervision-paths";
import { useWords } from "~/ui/ui-context";
import { homeWords } from "./words";

export interface TransitionHeadProps {
  /** The last day in words, as the reader's calendar has it, and how far it is. */
  when: string;
  /** For whoever decides about all chapters: how much is in place, and what is the first that is not. */
  progress: { done: number; all: number; next: ReadinessCode | undefined } | undefined;
  named: number | undefined;
}

/** What a headquarters has to have in place at the end of the transition: by when, how far, what next. */
export function TransitionHead({ when, progress, named }: TransitionHeadProps) {
  const t = useWords(homeWords);
  const page = supervisionPaths.readiness(named);
  const next = progress?.next;
  return (
    <section className="next-duty mb-12" aria-labelledby="transition">
      <h2 id="transition">{t("transition")}</h2>
      <p className="next-title">{when}</p>
      {progress && (
        <p>{t("transitionProgress", { done: String(progress.done), all: String(progress.all) })}</p>
      )}
      {next && (
        <p>
          {t("transitionNext")} <Link to={`${page}#item-${next}`}>{t(`transition.${next}`)}</Link>
        </p>
      )}
      <p>
        <Link to={page} className="tap">
          {t("transitionAll")}
        </Link>
      </p>
    </section>
  );
}
