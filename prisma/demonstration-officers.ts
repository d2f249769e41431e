import { addTerm, type TermFields } from "#modules/officers/index.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, civilDateIn } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { organizations, people } from "./demonstration-data";

const none: Omit<TermFields, "office" | "starts_on"> = {
  title: "",
  name: "",
  email: "",
  phone: "",
  ends_on: null,
  minutes: "",
  is_responsible_party: false,
  responsible_changed_on: null,
  is_bank_signer: false,
  is_reviewer: false,
  is_school_employee: false,
  shows_name: true,
  shows_email: false,
  shows_phone: false,
};

const named = ({ firstName, lastName, email }: (typeof people)[keyof typeof people]) => ({
  name: `${firstName} ${lastName}`,
  email,
});

const boosters = (today: CivilDate): readonly TermFields[] => [
  {
    ...none,
    ...named(people.member),
    office: "president",
    starts_on: addDays(today, -140),
    is_responsible_party: true,
    responsible_changed_on: addDays(today, -40),
    is_bank_signer: true,
    shows_email: true,
  },
  {
    ...none,
    ...named(people.treasurer),
    office: "treasurer",
    starts_on: addDays(today, -140),
    is_bank_signer: true,
    shows_email: true,
  },
  {
    ...none,
    office: "secretary",
    name: "Rosa Whitfield",
    phone: "+12025550143",
    starts_on: addDays(today, -140),
    is_bank_signer: true,
    shows_phone: true,
  },
  {
    ...none,
    office: "other",
    title: "Concessions chair",
    name: "Sam Ito",
    starts_on: addDays(today, -140),
    shows_name: false,
  },
  { ...none, office: "adviser", name: "Kim Adeyemi", starts_on: addDays(today, -140) },
  {
    ...none,
    office: "president",
    name: "Priya Raman",
    starts_on: addDays(today, -505),
    ends_on: addDays(today, -141),
  },
];

const chapter = (today: CivilDate): readonly TermFields[] => [
  {
    ...none,
    ...named(people.chapter),
    office: "president",
    starts_on: addDays(today, -90),
    is_responsible_party: true,
  },
  { ...none, office: "treasurer", name: "Noor Haddad", starts_on: addDays(today, -90) },
];

/** Who is in office at the boosters and at a chapter; it does nothing where somebody is already. */
export async function seedOfficers(ctx: Ctx): Promise<void> {
  for (const [which, termsOn] of [["boosters", boosters] as const, ["chapter", chapter] as const]) {
    const { ein, timeZone } = organizations[which];
    const account = await ctx.db.account.findFirst({ where: { ein } });
    if (!account || (await ctx.db.officerTerm.count({ where: { accountId: account.id } })) > 0) {
      continue;
    }
    const terms = termsOn(civilDateIn(ctx.now(), timeZone));
    await inTransaction(ctx, (tx) => enterAll(tx, account.id, terms));
  }
}

async function enterAll(
  tx: TxCtx,
  accountId: number,
  terms: readonly TermFields[],
): Promise<Result<void>> {
  for (const fields of terms) {
    const added = await addTerm(tx, { accountId, fields });
    if (!added.ok) return added;
  }
  return ok(undefined);
}
