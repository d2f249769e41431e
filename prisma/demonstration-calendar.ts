import {
  addOwnDuty,
  answerFacts,
  buildDuties,
  markDone,
  readDuties,
  readFacts,
  waiveDuty,
} from "#modules/duties/index.server";
import { beginRescue } from "#modules/filings/index.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, civilDateIn } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { organizations } from "./demonstration-data";

/** What the boosters say of themselves: the IRS's file has the same month and state. */
const answers = {
  fiscal_year_month: "6",
  state: "GA",
  formed_on: "2011-08-15",
  is_incorporated: "1",
  incorporated_on: "2012-02-20",
  incorporation_state: "GA",
  receipts_estimate: "42,500",
  pays_contractors: "0",
  holds_raffles: "0",
  solicits: "1",
} as const;

const day = (offset: number, today: CivilDate) => addDays(today, offset);

/**
 * A calendar that was kept for a year: facts answered, the corporation's report done with its number,
 * duties of the club's own of which one is overdue; and a revoked club on its way back. After the
 * lists, from which the revocation comes; it does nothing where it is there already.
 */
export async function seedCalendar(ctx: Ctx): Promise<void> {
  const [boosters, omicron] = await Promise.all(
    (["boosters", "omicronChapter"] as const).map((which) =>
      ctx.db.account.findFirst({ where: { ein: organizations[which].ein } }),
    ),
  );
  if (!boosters || !omicron) return;
  await buildDuties(ctx, {});
  if ((await ctx.db.ownDuty.count()) === 0) {
    await inTransaction(ctx, (tx) => keepCalendar(tx, boosters.id));
  }
  if ((await ctx.db.rescue.count()) === 0) {
    const letter = { letter_month: "", letter_day: "", letter_year: "" } as const;
    must(await beginRescue(ctx, { accountId: omicron.id, letter }));
  }
}

async function keepCalendar(tx: TxCtx, accountId: number): Promise<Result<void>> {
  const today = civilDateIn(tx.now(), organizations.boosters.timeZone);
  const { version } = must(await readFacts(tx, accountId));
  const insured = { insurance_expires_on: day(150, today) };
  must(await answerFacts(tx, { accountId, version, answers: { ...answers, ...insured } }));
  for (const own of ownDuties(today)) must(await addOwnDuty(tx, { accountId, fields: own }));
  const { duties } = must(await readDuties(tx, accountId));
  for (const { code, period, dueOn, isOverdue, state } of duties) {
    const key = { accountId, code, period };
    if (code === "st.report" && dueOn <= today && state === "open") {
      const proof = { number: `GA-${period}-4471`, files: "", isSeen: false };
      must(await markDone(tx, { ...key, ...proof, doneOn: day(-3, dueOn) }));
    } else if (isOverdue && !code.startsWith("own.")) {
      const reason = "The school district's auditor looks after this for all clubs.";
      must(await waiveDuty(tx, { ...key, reason }));
    }
  }
  return ok(undefined);
}

const ownDuties = (today: CivilDate) => [
  {
    title: "Thank the sponsors of the fall concert",
    due_on: day(-6, today),
    is_yearly: false,
    note: "The list is in the treasurer's folder.",
  },
  {
    title: "Count the uniforms and instruments",
    due_on: day(38, today),
    is_yearly: true,
    note: "",
  },
];

function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`the calendar was refused: ${JSON.stringify(result.refusal)}`);
}
