import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import { StateBadge } from "../state-badge";
import { adminApplicationsMessages } from "../words";
import type { ReviewData } from "./review.server";

/** Who applies for what, since when, and what it costs. */
export function ReviewFacts(review: ReviewData) {
  const t = useWords(adminApplicationsMessages);
  const people = review.people.map(({ name, email, isPrimary }) => {
    const shown = name ? `${name}, ${email}` : email;
    return <div key={email}>{isPrimary ? t("primary", { name: shown }) : shown}</div>;
  });
  return (
    <section className="review-facts" aria-labelledby="facts">
      <h2 id="facts">{t("facts")}</h2>
      <DescriptionList
        facts={[
          {
            term: t("organization"),
            description: <Link to={paths.staffAccount(review.accountId)}>{t("toAccount")}</Link>,
          },
          { term: t("level"), description: review.levelName },
          {
            term: t("invoice"),
            description: (
              <>
                <InvoiceOf {...review} />
                <div>
                  <Link to={paths.latestPayments(review.accountId)}>{t("payments")}</Link>
                </div>
              </>
            ),
          },
          {
            term: t("people"),
            description: (
              <>
                {people}
                <Link to={paths.staffPeople(review.accountId)}>{t("changePeople")}</Link>
              </>
            ),
          },
          { term: t("started"), description: review.started },
          { term: t("saved"), description: review.saved || t("never") },
        ]}
      />
    </section>
  );
}

function InvoiceOf({ invoice }: ReviewData) {
  const t = useWords(adminApplicationsMessages);
  if (!invoice) return t("invoiceNone");
  return invoice.isOpen ? t("invoiceOpen", invoice) : t("invoiceSettled", invoice);
}

/** Every move of the application, the oldest first. */
export function ReviewHistory({ history }: ReviewData) {
  const t = useWords(adminApplicationsMessages);
  return (
    <section className="review-history" aria-labelledby="history">
      <h2 id="history">{t("history")}</h2>
      <ol>
        {history.map(({ state, at, by, note }) => (
          <li key={at + state}>
            <StateBadge state={state} />
            <p className="hint text-sm">
              {at}
              {by && <>, {by}</>}
            </p>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
