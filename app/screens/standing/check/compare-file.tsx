import { useState } from "react";
import { Notice } from "~/ui/notice";
import { useHydrated, useWords } from "~/ui/ui-context";
import { standingCheckWords } from "../check-words";

/** A certificate is some hundred kilobytes: nothing larger is read. */
const LARGEST = 20 * 1_024 * 1_024;

type Outcome = "same" | "different" | "large" | "unread";

const tones = {
  same: "success",
  different: "urgent",
  large: "warning",
  unread: "warning",
} as const;

/** The SHA-256 of a file, as hex; the file stays in this browser. */
async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function compare(file: File, sha256: readonly string[]): Promise<Outcome> {
  if (file.size > LARGEST) return "large";
  try {
    return sha256.includes(await digestOf(file)) ? "same" : "different";
  } catch {
    return "unread";
  }
}

/**
 * Compares a file with the certificate's digest without sending it; without script it says how that is
 * done by hand. The paper is any of the files with these digests; none while it is being written.
 */
export function CompareFile({ sha256 }: { sha256: readonly string[] }) {
  const t = useWords(standingCheckWords);
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <section className="stack" aria-labelledby="compare">
      <h2 id="compare">{t("compare")}</h2>
      {sha256.length > 0 ? (
        <>
          <p>{t("compareText")}</p>
          {isHydrated && (
            <div className="field max-w-160">
              <label htmlFor="compare-file">{t("compareFile")}</label>
              <input
                id="compare-file"
                type="file"
                accept="application/pdf,.pdf"
                className="control"
                onChange={async ({ target }) => {
                  const [file] = target.files ?? [];
                  setOutcome(file && (await compare(file, sha256)));
                }}
              />
            </div>
          )}
          <div role="status">
            {outcome && <Notice tone={tones[outcome]} title={t(`compare.${outcome}`)} />}
          </div>
          <p>{t("byHand")}</p>
          <pre className="whitespace-pre-wrap break-all">
            <code>shasum -a 256 file.pdf</code>
          </pre>
          <p>{t("byHandWindows")}</p>
          <pre className="whitespace-pre-wrap break-all">
            <code>certutil -hashfile file.pdf SHA256</code>
          </pre>
          {sha256.map((digest) => (
            <p key={digest}>
              SHA-256: <code className="break-all">{digest}</code>
            </p>
          ))}
        </>
      ) : (
        <p>{t("compareWaiting")}</p>
      )}
    </section>
  );
}
