import { useUi, useWords } from "~/ui/ui-context";
import type { LevelHistoryEntry } from "../levels-page.server";
import { levelPages } from "../words";
import { levelField } from "./level-fields";

/** Who changed a level, when, and what. */
export function LevelHistory({ history }: { history: readonly LevelHistoryEntry[] }) {
  const t = useWords(levelPages);
  const { locale } = useUi();
  return (
    <section className="prose mt-12">
      <h2>{t("historyTitle")}</h2>
      {history.length === 0 && <p className="hint">{t("historyNone")}</p>}
      {history.map(({ id, who, when, changes }) => (
        <div key={id} className="mt-4">
          <p>
            <strong>{t("historyHead", { who: who || t("somebody"), when })}</strong>
          </p>
          <ul>
            {changes.map(({ field, before, after }) => (
              <li key={field} className="as-typed">
                {t("historyChange", {
                  field: levelField(locale, field),
                  before: before || t("nothing"),
                  after: after || t("nothing"),
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
