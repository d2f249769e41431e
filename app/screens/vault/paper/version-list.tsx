import { vaultPaths } from "~/http/vault-paths";
import { useWords } from "~/ui/ui-context";
import { paperScreenWords } from "../paper-words";

export interface ShownVersion {
  readonly id: number;
  readonly version: number;
  readonly isQuarantined: boolean;
  readonly line: string;
  readonly notes: readonly string[];
  readonly digest: string;
}

/** The versions of a paper, the newest first. */
export function VersionList({ versions }: { versions: readonly ShownVersion[] }) {
  const t = useWords(paperScreenWords);
  return (
    <section className="stack">
      <h2 id="versions">{t("versions")}</h2>
      <p>{t("versionsText")}</p>
      <ol reversed className="stack">
        {versions.map(({ id, version, isQuarantined, line, notes, digest }) => (
          <li key={id}>
            {isQuarantined ? (
              t("version", { version })
            ) : (
              <a href={vaultPaths.download(id)} aria-label={t("downloadOf", { version })}>
                {t("version", { version })}
              </a>
            )}
            {": "}
            {[line, ...notes].join(", ")}
            <span className="hint block break-all">{t("digest", { digest })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
