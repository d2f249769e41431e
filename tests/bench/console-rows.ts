import { withLongClient } from "#modules/platform/db.server";

/** What the bench's rows are made of, and what its searches look for. */
export const sizes = { accounts: 10_000, invoices: 40_000, entries: 200_000, busy: 2_000 };

/**
 * The accounts of a large year: two people, four invoices (three paid by card) and one application
 * each, and the record of changes about them. Answers the account that has the longest timeline.
 */
export async function enterAccounts(): Promise<{ busyId: number }> {
  // Each statement may take longer than a visitor would wait.
  return withLongClient(async (client) => {
    const run = (texts: TemplateStringsArray, ...values: number[]) =>
      client.query(
        texts.reduce((text, part, at) => `${text}$${at}${part}`),
        values,
      );
    await run`BEGIN`;
    await run`
        INSERT INTO accounts (name, level_id, state, city, renewal_due_at)
        SELECT (ARRAY['Lincoln', 'Roosevelt', 'Washington', 'Jefferson', 'Franklin'])[n % 5 + 1]
            || ' High School ' || (ARRAY['Band', 'Choir', 'Theatre', 'Robotics'])[n % 4 + 1]
            || ' Boosters ' || n,
          (SELECT id FROM levels ORDER BY id OFFSET n % 3 LIMIT 1),
          (ARRAY['TX', 'CA', 'OH', 'NY', 'FL', 'IL'])[n % 6 + 1], 'Springfield',
          CURRENT_DATE - 60 + n % 400
        FROM generate_series(1, ${sizes.accounts}::int) n`;
    await run`
        INSERT INTO users (email, email_key, first_name, last_name)
        SELECT email, email, 'Pat ' || n, 'Treasurer' FROM generate_series(1, ${2 * sizes.accounts}::int) n,
          concat('console-', n, '@people.example') email`;
    await run`
        INSERT INTO account_users (account_id, user_id, is_primary)
        SELECT a.id, u.id, u.odd FROM
          (SELECT id, row_number() OVER (ORDER BY id) AS n FROM accounts WHERE name LIKE '% Boosters %') a
        JOIN (SELECT id, (row_number() OVER (ORDER BY id) + 1) / 2 AS n,
            row_number() OVER (ORDER BY id) % 2 = 1 AS odd
          FROM users WHERE email LIKE 'console-%') u ON u.n = a.n`;
    await run`
        INSERT INTO applications (token, account_id, level_id, state, answers, created_at, touched_at)
        SELECT 'console-' || a.id, a.id, a.level_id,
          (ARRAY['draft', 'paid', 'in_review', 'approved'])[a.id % 4 + 1],
          jsonb_build_object('ein', '98-' || lpad(a.id::text, 7, '0')), now(), now()
        FROM accounts a WHERE a.name LIKE '% Boosters %' AND a.level_id IS NOT NULL`;
    await run`
        INSERT INTO invoices (account_id, number, document_at, created_at)
        SELECT a.id, '2018-' || lpad((row_number() OVER (ORDER BY a.id, n))::text, 6, '0'),
          CURRENT_DATE - 90 * n, now() - n * interval '90 days'
        FROM accounts a CROSS JOIN generate_series(1, 4) n WHERE a.name LIKE '% Boosters %'`;
    await run`
        INSERT INTO order_details (invoice_id, type, label, value_cents)
        SELECT id, 'renewal', 'Membership renewal', 5000 FROM invoices WHERE number LIKE '2018-%'`;
    await run`
        INSERT INTO payments
          (account_id, method, amount_cents, form_key, label, received_on, created_at)
        SELECT account_id, 'credit_card', 5000, 'console-' || id, 'Visa ending in 1111',
          document_at, created_at
        FROM invoices WHERE number LIKE '2018-%' AND id % 4 > 0`;
    await run`
        INSERT INTO postings (kind, account_id, reference, payment_id, created_at)
        SELECT 'invoice', account_id, 'invoice:' || id, NULL, created_at
          FROM invoices WHERE number LIKE '2018-%'
        UNION ALL SELECT 'payment', account_id, 'payment:' || id, id, created_at
          FROM payments WHERE form_key LIKE 'console-%'`;
    await run`
        INSERT INTO ledger_entries (posting_id, ledger, invoice_id, cents)
        SELECT p.id, side.ledger, CASE side.ledger WHEN 'receivable' THEN i.id END, side.cents
        FROM invoices i
        JOIN (VALUES ('invoice', 'receivable', 5000), ('invoice', 'revenue', -5000),
            ('payment', 'cash', 5000), ('payment', 'receivable', -5000)) AS side(kind, ledger, cents)
          ON true
        LEFT JOIN payments y ON y.form_key = 'console-' || i.id
        JOIN postings p ON p.kind = side.kind
          AND p.reference = side.kind || ':' || CASE side.kind WHEN 'invoice' THEN i.id ELSE y.id END
        WHERE i.number LIKE '2018-%'`;
    await run`COMMIT`;
    const newest = await run`SELECT max(id) AS id FROM accounts WHERE name LIKE '% Boosters %'`;
    const busyId: number = newest.rows[0].id;
    await run`
      INSERT INTO audit_entries (at, actor_kind, action, subject, data, request_id)
    SELECT now() - n * interval '1 minute', 'system', 'accounts.account-updated',
      'account:' || CASE WHEN n <= ${sizes.busy} THEN ${busyId}::int ELSE ${busyId}::int - n % 9000 END,
      jsonb_build_object('name', 'Boosters ' || n), md5(n::text)
    FROM generate_series(1, ${sizes.entries}::int) n`;
    await run`ANALYZE`;
    return { busyId };
  });
}
