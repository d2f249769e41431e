import { Link } from "@remix-run/react";
import { quarantineForm } from "#modules/vault/contract";
import { vaultPaths } from "~/http/vault-paths";
import { FormField } from "~/parts/form-field/form-field";
import { DescriptionList } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { quarantineWords } from "./words";

/** A file in which the virus scanner found something, in words. */
export interface ShownQuarantine {
  readonly id: number;
  /** The club, or the organization that sent it to a contest. */
  readonly club: string;
  /** "" where none is kept. */
  readonly accountTo: string;
  /** Where it came from. */
  readonly origin: string;
  /** "" for a paper of the club. */
  readonly originTo: string;
  readonly finding: string;
  readonly file: string;
  readonly uploaded: string;
  readonly foundAt: string;
  /** "" where nobody wrote it down. */
  readonly digest: string;
}

export interface QuarantineCardProps {
  found: ShownQuarantine;
  answer: FormOutcome | undefined;
  mayDecide: boolean;
}

/** Whose file it is. */
export function Owner({ found: { club, accountTo } }: { found: ShownQuarantine }) {
  return accountTo ? <Link to={accountTo}>{club}</Link> : club;
}

/** A file that waits, and the form that releases or deletes it. */
export function QuarantineCard({ found, answer, mayDecide }: QuarantineCardProps) {
  const t = useWords(quarantineWords);
  const { id, club, finding, digest } = found;
  const heading = t("heading", { finding, club });
  const isOwn = answer && !answer.ok && answer.values.finding === String(id);
  return (
    <article className="stack border-t border-line pt-4">
      <h3 className="break-words">{heading}</h3>
      <DescriptionList
        facts={[
          { term: t("club"), description: <Owner found={found} /> },
          {
            term: t("origin"),
            description: found.originTo ? (
              <Link to={found.originTo}>{found.origin}</Link>
            ) : (
              found.origin
            ),
          },
          { term: t("file"), description: found.file },
          { term: t("uploaded"), description: found.uploaded },
          { term: t("foundAt"), description: found.foundAt },
          ...(digest
            ? [{ term: t("digest"), description: <span className="break-all">{digest}</span> }]
            : []),
        ]}
      />
      {mayDecide && (
        <Form
          id={`quarantine-${id}`}
          action={vaultPaths.quarantine()}
          answer={isOwn ? answer : undefined}
          label={heading}
        >
          <input type="hidden" name="finding" value={id} />
          <div className="max-w-160">
            <FormField form={quarantineForm} name="reason" />
          </div>
          <div className="btn-row mt-6">
            <SubmitButton name="outcome" value="released" variant="secondary">
              {t("release")}
            </SubmitButton>
            <SubmitButton name="outcome" value="deleted" variant="danger">
              {t("delete")}
            </SubmitButton>
          </div>
        </Form>
      )}
    </article>
  );
}
