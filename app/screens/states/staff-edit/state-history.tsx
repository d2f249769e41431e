import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import { stateStaffMessages } from "../words";
import type { StatePage, StateVersion } from "./state-page.server";

/** Every version of a state, the newest first; an earlier one can be brought back. */
export function StateHistory({ version, history }: Pick<StatePage, "version" | "history">) {
  const t = useWords(stateStaffMessages);
  return (
    <section aria-labelledby="history" className="stack mt-12">
      <h2 id="history">{t("history")}</h2>
      <ol className="rows">
        {history.map((one) => (
          <li key={one.version} className="row">
            <div className="w-full">
              <Told one={one} />
              {one.version === version ? (
                <p className="hint text-sm">{t("now")}</p>
              ) : (
                <Restore version={version} restored={one.version} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Told({ one: { head, reason, restoredVersion, changes } }: { one: StateVersion }) {
  const t = useWords(stateStaffMessages);
  return (
    <>
      <h3 className="text-base">{head}</h3>
      <p>{restoredVersion === null ? reason : t("restored", { version: restoredVersion })}</p>
      {changes.length > 0 && (
        <ul className="prose mt-2">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Restore({ version, restored }: { version: number; restored: number }) {
  const t = useWords(stateStaffMessages);
  const words = t("restore", { version: restored });
  return (
    <Form id={`restore-${restored}`} label={words}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="restore" value={restored} />
      <SubmitButton variant="secondary">{words}</SubmitButton>
    </Form>
  );
}
