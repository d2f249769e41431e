import { paths } from "~/http/paths";
import { useWords } from "~/ui/ui-context";
import type { DutyData } from "./duty-page.server";
import { dutyWords } from "./words";

/** What shows that a duty was done. */
export function DutyEvidence({ proofs }: Pick<DutyData, "proofs">) {
  const t = useWords(dutyWords);
  return (
    <section className="stack" aria-labelledby="evidence">
      <h2 id="evidence">{t("evidence")}</h2>
      {proofs.length === 0 ? (
        <p>{t("evidenceNone")}</p>
      ) : (
        <ul className="duty-record">
          {proofs.map((proof) => (
            <li key={proof.id}>
              <Proof proof={proof} />
              <p className="hint">{proof.said}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Proof({ proof: { kind, file, number, list } }: { proof: DutyData["proofs"][number] }) {
  const t = useWords(dutyWords);
  if (file) {
    return (
      <a href={paths.file(file.id)} className="file-name">
        {file.name}
      </a>
    );
  }
  if (kind === "number") return <p>{t("proof.number", { number })}</p>;
  return <p>{kind === "irs" ? t("proof.irs", { list }) : t("proof.seen")}</p>;
}

/** Who did what about a duty, the latest first. */
export function DutyHistory({ history }: Pick<DutyData, "history">) {
  const t = useWords(dutyWords);
  return (
    <section className="stack" aria-labelledby="history">
      <h2 id="history">{t("history")}</h2>
      {history.length === 0 ? (
        <p>{t("historyNone")}</p>
      ) : (
        <ol className="duty-record">
          {history.map(({ id, when, words }) => (
            <li key={id}>
              <p>{words}</p>
              <p className="hint">{when}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
