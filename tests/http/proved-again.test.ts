import "../modules/billing/payments-provider";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createInvoice, enterPayment } from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import type { Result } from "#modules/platform/result";
import { makeClub } from "#tests/modules/accounts/clubs";
import { makePerson, newAddress, password, system } from "#tests/modules/accounts/people";
import type { Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { carried, renewing, ticked } from "./renewal-kit";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await stopFaultless(web);
});

const age = (minutes: number) =>
  db.$executeRaw`UPDATE sessions SET created_at = created_at - ${minutes} * interval '1 minute',
    confirmed_at = confirmed_at - ${minutes} * interval '1 minute'`;

function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

type Fields = Record<string, string>;

interface Step {
  readonly browser: Visitor;
  readonly path: string;
  readonly method?: "DELETE" | "PUT";
  readonly fields: (page: Page) => Fields;
  /** Typed words that must be there again; nothing where nothing is typed. */
  readonly typed?: string;
}

const clubSignedIn = async () => {
  const club = await makeClub();
  return { club, browser: await signedIn(web.url, club.primary.email) };
};

const staffSignedIn = async () =>
  signedIn(web.url, (await makePerson({ isStaff: true, staffRole: "owner" })).email);

/** A club that owes two invoices and has paid a part of the first. */
async function debtor() {
  const { id: accountId } = await makeClub();
  const line = { type: "renewal", label: "Renewal", value: cents(50_00) } as const;
  const invoice = async () =>
    must(await createInvoice(system, { accountId, orderDetails: [line] })).id;
  const paid = await invoice();
  const open = await invoice();
  const check = { accountId, method: "check", label: "204", amount: cents(20_00) } as const;
  const payment = must(await enterPayment(system, { ...check, invoiceIds: [paid] }));
  return { accountId, paid, open, payment: payment.id };
}

const steps: Record<string, () => Promise<Step>> = {
  "C-67 a refund": async () => ({
    browser: await staffSignedIn(),
    path: `/admin/payments/refund/${(await debtor()).payment}`,
    fields: (page) => ({
      amount: "7.00",
      after: "credit",
      note: "Words kept",
      key: page.hidden("key"),
    }),
    typed: "Words kept",
  }),
  "C-67 a credit note": async () => ({
    browser: await staffSignedIn(),
    path: `/admin/invoices/correct/${(await debtor()).open}`,
    fields: (page) => ({
      decision: "credit",
      amount: "7.00",
      note: "Words kept",
      key: page.hidden("key"),
    }),
    typed: "Words kept",
  }),
  "C-67 a void": async () => ({
    browser: await staffSignedIn(),
    path: `/admin/invoices/correct/${(await debtor()).open}`,
    fields: () => ({ decision: "void", note: "Words kept" }),
    typed: "Words kept",
  }),
  "a check that is entered": async () => {
    const { accountId, open } = await debtor();
    return {
      browser: await staffSignedIn(),
      path: `/admin/payments/latest/${accountId}`,
      fields: (page) => ({
        method: "check",
        amount: "7.00",
        label: "Check 4711",
        received_on: "2026-11-02",
        key: page.hidden("key"),
        [`invoice_${open}`]: "1",
      }),
      typed: "Check 4711",
    };
  },
  "an account's suspension": async () => ({
    browser: await staffSignedIn(),
    path: `/admin/accounts/show/${(await makeClub()).id}`,
    fields: () => ({ decision: "suspend_account", account_reason: "Words kept" }),
    typed: "Words kept",
  }),
  "a membership that staff end": async () => ({
    browser: await staffSignedIn(),
    path: `/admin/accounts/show/${(await renewing(web.url)).accountId}`,
    fields: (page) => ({
      decision: "end_membership",
      due_on: page.hidden("due_on"),
      end_reason: "Words kept",
    }),
    typed: "Words kept",
  }),
  "a suspension from basic renewal": async () => ({
    browser: await staffSignedIn(),
    path: `/admin/accounts/show/${(await makeClub()).id}`,
    fields: () => ({ decision: "suspend", reason: "Words kept" }),
    typed: "Words kept",
  }),
  "H-01 a role of staff": async () => {
    const { email } = await makePerson({ email: newAddress() });
    return {
      browser: await staffSignedIn(),
      path: "/admin/staff",
      fields: () => ({ email, role: "moderator" }),
      typed: email,
    };
  },
  "C-36 a payment on behalf": async () => {
    const { accountId, open } = await debtor();
    return {
      browser: await staffSignedIn(),
      path: `/app/payments/paypal/start?account_id=${accountId}`,
      fields: (page) => ({
        type: "paypal",
        value: "50.00",
        invoices: `${open}`,
        attempt: page.hidden("attempt"),
      }),
    };
  },
  "H-03 a renewal on behalf": async () => ({
    browser: await staffSignedIn(),
    path: `/admin/accounts/${(await renewing(web.url)).accountId}/renewal`,
    fields: (page) => ({ ...carried(page), ...ticked(page), _understood: "1" }),
  }),
  "an address that staff change": async () => {
    const club = await makeClub();
    return {
      browser: await staffSignedIn(),
      path: `/app/account/users/update/${club.member.id}?account_id=${club.id}`,
      method: "PUT",
      fields: () => ({ email: "mended@people.example" }),
      typed: "mended@people.example",
    };
  },
  "B-82 a person taken out by the primary user": async () => {
    const { club, browser } = await clubSignedIn();
    return {
      browser,
      path: `/app/account/users/delete/${club.member.id}?account_id=${club.id}`,
      method: "DELETE",
      fields: () => ({}),
    };
  },
  "B-82 a person taken out by staff": async () => {
    const club = await makeClub();
    return {
      browser: await staffSignedIn(),
      path: `/app/account/users/delete/${club.member.id}?account_id=${club.id}`,
      method: "DELETE",
      fields: () => ({}),
    };
  },
};

describe("with a password of more than 15 minutes ago", () => {
  it.each(Object.entries(steps))(
    "%s asks for it, keeps what was typed and goes on",
    async (_, make) => {
      const { browser, path, method, fields, typed } = await make();
      const sent = fields(await browser.open(path));
      const send = () => browser.submit(path, { ...sent, ...(method && { _method: method }) });
      const confirm = `/account/confirm?next=${encodeURIComponent(path)}`;
      await age(16);
      const script = await browser.call(path, method ?? "POST", sent);
      expect([script.status, await script.json()]).toEqual([
        403,
        { message: "Give your password once more first.", confirm },
      ]);
      const refused = await send();
      expect([refused.status, refused.headers.get("location")]).toEqual([303, confirm]);
      await browser.open(confirm);
      const confirmed = await browser.submit(confirm, { current_password: password });
      expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, path]);
      const back = await browser.open(path);
      expect([back.status, typed === undefined || back.html.includes(typed)]).toEqual([200, true]);
      const done = await send();
      expect([done.status, done.headers.get("location")?.includes("/confirm")]).toEqual([
        303,
        false,
      ]);
    },
  );
});
