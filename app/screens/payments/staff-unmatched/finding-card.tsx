import { Link } from "@remix-run/react";
import { billingLimits } from "#modules/billing/contract";
import { paths } from "~/http/paths";
import { backOfficeMessages } from "~/parts/back-office/words";
import { DescriptionList, type Fact } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { ShownFinding } from "./unmatched.server";

const closedByItself = ["agreed", "recorded", "ended", "first"] as const;

/** Something that does not match: what is known of it, what to do, and the form that closes it. */
export function FindingCard(props: { finding: ShownFinding; answer: FormOutcome | undefined }) {
  const { finding, answer } = props;
  const t = useWords(backOfficeMessages);
  const { id, kind, resolvedAt } = finding;
  const formId = `finding-${id}`;
  const own = answer && !answer.ok && answer.values.id === String(id) ? answer : undefined;
  return (
    <article className="stack mb-12" aria-labelledby={`${formId}-title`}>
      <h2 id={`${formId}-title`}>{t(`kind.${kind}`)}</h2>
      {!resolvedAt && <p>{t(`next.${kind}`)}</p>}
      <DescriptionList facts={useFacts(finding)} />
      {kind === "unclear_attempt" && !resolvedAt && (
        <p>
          <Link to={paths.decideCharge(id)}>{t("decideLink")}</Link>
        </p>
      )}
      {!resolvedAt && (
        <details className="details" open={own !== undefined || undefined}>
          <summary>
            <span>{t("close")}</span>
          </summary>
          <Form id={formId} answer={own} label={t("close")}>
            <input type="hidden" name="id" value={id} />
            <TextArea
              name="note"
              label={t("note")}
              hint={t("noteHint")}
              maxLength={billingLimits.note}
              rows={3}
              required
            />
            <SubmitButton className="mt-4">{t("close")}</SubmitButton>
          </Form>
        </details>
      )}
    </article>
  );
}

function useFacts(finding: ShownFinding): readonly Fact[] {
  const t = useWords(backOfficeMessages);
  const { amount, otherAmount, account, transId, ref, status, foundAt, resolvedAt } = finding;
  const own = closedByItself.find((one) => one === finding.resolution);
  const isPage = finding.kind === "changed_page";
  const facts: readonly (Fact | false)[] = [
    !isPage && { term: t("amount"), description: amount },
    otherAmount !== "" && { term: t("otherAmount"), description: otherAmount },
    !isPage && {
      term: t("account"),
      description: account ? (
        <Link to={paths.latestPayments(account.id)}>{account.name}</Link>
      ) : (
        t("nobody")
      ),
    },
    transId !== "" && {
      term: t(isPage ? "script" : "transaction"),
      description: <code>{transId}</code>,
    },
    ref !== "" && { term: t(isPage ? "digest" : "reference"), description: <code>{ref}</code> },
    status !== "" && { term: t("detail"), description: status },
    { term: t("found"), description: foundAt },
    resolvedAt !== null && { term: t("closedOn"), description: resolvedAt },
    resolvedAt !== null && {
      term: t("note"),
      description: own ? t(`resolution.${own}`) : finding.resolution,
    },
  ];
  return facts.filter((fact) => fact !== false);
}
