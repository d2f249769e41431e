import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Found } from "#modules/console/contract";
import { formatCurrency } from "#modules/platform/format";
import { consolePaths } from "~/http/console-staff-paths";
import { paths } from "~/http/paths";
import { MembershipBadge } from "~/parts/accounts/membership-badge";
import { useWords } from "~/ui/ui-context";
import { consoleMessages } from "../console-words";

/** What a search found, kind by kind. */
export function FoundLists({ found, text }: { found: Found; text: string }) {
  const t = useWords(consoleMessages);
  const { accounts, people, invoices } = found;
  if (text === "") return <p>{t("foundAsk")}</p>;
  if (accounts.length + people.length + invoices.length === 0) {
    return <p role="status">{t("foundNothing", { search: text })}</p>;
  }
  return (
    <>
      <Group id="accounts" title={t("foundAccounts")}>
        {accounts.map(({ id, name, city, state, standing }) => (
          <Row key={id} hint={[city, state].filter(Boolean).join(", ")}>
            <Link to={consolePaths.account(id)}>{name}</Link> <MembershipBadge state={standing} />
          </Row>
        ))}
      </Group>
      <p>
        <Link to={consolePaths.accounts({ search: text })}>{t("foundAll")}</Link>
      </p>
      <Group id="people" title={t("foundPeople")}>
        {people.map(({ id, name, email, accounts: own }) => (
          <Row key={id} hint={name && email}>
            {name || email}
            {own.map((account) => (
              <span key={account.id}>
                {" · "}
                <Link to={consolePaths.account(account.id)}>{account.name}</Link>
              </span>
            ))}
          </Row>
        ))}
      </Group>
      <Group id="invoices" title={t("foundInvoices")}>
        {invoices.map(({ id, number, account, balance }) => (
          <Row key={id} hint={t("invoiceOf", { account, balance: formatCurrency(balance) })}>
            <Link to={paths.invoice(id)}>{number}</Link>
          </Row>
        ))}
      </Group>
    </>
  );
}

function Group(props: { id: string; title: string; children: readonly ReactNode[] }) {
  const { id, title, children } = props;
  const t = useWords(consoleMessages);
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children.length === 0 ? (
        <p className="hint">{t("foundNone")}</p>
      ) : (
        <ul className="rows">{children}</ul>
      )}
    </section>
  );
}

function Row({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <li className="row">
      <div className="w-full">
        <p>{children}</p>
        {hint && <p className="hint text-sm">{hint}</p>}
      </div>
    </li>
  );
}
