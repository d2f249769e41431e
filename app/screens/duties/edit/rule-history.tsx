import { useWords } from "~/ui/ui-context";
import { ruleStaffWords } from "../words";
import type { RuleData } from "./rule-page.server";

/** Every version of a rule, the newest first, with who saved it and whom it touched. */
export function RuleHistory({ version, history }: Pick<RuleData, "version" | "history">) {
  const t = useWords(ruleStaffWords);
  return (
    <section aria-labelledby="history" className="stack mt-12">
      <h2 id="history">{t("history")}</h2>
      <ol className="rows">
        {history.map((one) => (
          <li key={one.version} className="row">
            <div className="w-full">
              <h3 className="text-base">{one.head}</h3>
              <p>
                {one.reason} {one.touched}
              </p>
              {one.changes.length > 0 && (
                <ul className="prose mt-2">
                  {one.changes.map((change) => (
                    <li key={change} className="as-typed">
                      {change}
                    </li>
                  ))}
                </ul>
              )}
              {one.version === version && <p className="hint text-sm">{t("now")}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
