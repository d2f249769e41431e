import { expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { type Course, expectedRows, nextYear, offsets, shift } from "./reminder-clock";
import { remind } from "./reminding";

const ACCOUNTS = 1_000;
const DAYS = 731;
const zones = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
  "Asia/Kathmandu",
];
/** The days on which calendars and clocks are peculiar. */
const special = [
  "2028-02-29",
  "2027-12-31",
  "2028-12-31",
  "2028-01-01",
  "2027-03-14",
  "2027-11-07",
  "2028-03-12",
  "2028-11-05",
  "2028-03-01",
  "2028-02-28",
];

/** One run a day from 1 January 2027 on, each at another hour. */
const runs = Array.from(
  { length: DAYS },
  (_, day) => new Date(Date.UTC(2027, 0, 1 + day, (day * 7) % 24, 5)),
);

/** Numbers that look like chance and are the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Where an account's way leads: some renew early, some on the day, some late, some never. */
function courseOf(id: number): Course {
  const pick = chance(id);
  const first = id <= special.length * 8 ? special[id % special.length] : undefined;
  const dates = [{ from: 0, due: first ?? shift("2026-12-01", pick(400)) }];
  for (let renewals = id % 10 === 0 ? 0 : 3; renewals > 0; renewals--) {
    const { from, due } = dates.at(-1) ?? { from: 0, due: "" };
    const wanted = shift(due, [-75, -60, -45, -30, -14, -3, -1, 0, 1, 7, 20, 40][pick(12)] ?? 0);
    const run = runs.findIndex((at) => at.toISOString().slice(0, 10) >= wanted);
    if (run <= from) break;
    dates.push({ from: run, due: nextYear(due) });
  }
  const chosen = id % 9 === 0 ? offsets.filter((_, index) => (pick(126) + 1) & (1 << index)) : [];
  return {
    id,
    zone: zones[pick(zones.length)] ?? "",
    subscribed: pick(4) === 0 ? 0 : 1 + pick(2),
    chosen: chosen.length > 0 ? chosen : offsets,
    dates,
  };
}

async function enter(courses: readonly Course[]): Promise<void> {
  await db.account.createMany({
    data: courses.map(({ id, zone, dates }) => ({
      id,
      name: `Club ${id}`,
      levelId: 1002,
      timeZone: zone,
      renewalDueAt: new Date(`${dates[0]?.due}T00:00:00Z`),
    })),
  });
  const people = courses.flatMap(({ id: accountId, subscribed }) =>
    [1, 2, 3].map((number) => {
      const email = `clock-${accountId}-${number}@people.example`;
      return {
        user: { id: accountId * 10 + number, email, emailKey: email },
        isSubscribedEventEmails: number <= subscribed,
        accountId,
      };
    }),
  );
  await db.user.createMany({
    data: people.map(({ user, isSubscribedEventEmails }) => ({ ...user, isSubscribedEventEmails })),
  });
  await db.accountUser.createMany({
    data: people.map(({ user, accountId }) => ({ accountId, userId: user.id })),
  });
  await db.reminderChoice.createMany({
    data: courses
      .filter(({ chosen }) => chosen.length < offsets.length)
      .map(({ id: accountId, chosen }) => ({
        accountId,
        obligation: "renewal",
        offsets: [...chosen],
        updatedAt: runs[0] ?? new Date(),
      })),
  });
}

/** The due dates that change before a run. */
async function renew(courses: readonly Course[], run: number): Promise<void> {
  const moved = courses.flatMap(({ id, dates }) =>
    dates.filter(({ from }) => run > 0 && from === run).map(({ due }) => ({ id, due })),
  );
  if (moved.length === 0) return;
  await db.$executeRaw`
    UPDATE accounts SET renewal_due_at = moved.due
    FROM unnest(${moved.map(({ id }) => id)}::int[], ${moved.map(({ due }) => due)}::date[])
      AS moved(id, due)
    WHERE accounts.id = moved.id`;
}

it("two years day by day for 1,000 accounts: every expected reminder once, no other", async () => {
  const courses = Array.from({ length: ACCOUNTS }, (_, index) => courseOf(index + 1));
  await enter(courses);
  for (const [run, at] of runs.entries()) {
    await renew(courses, run);
    await remind(at);
  }
  // What has just been filled is asked as slowly as if it were empty until it is counted.
  await db.$executeRaw`ANALYZE`;
  const rows = await db.$queryRaw<{ row: string }[]>`
    SELECT concat_ws(' ', account_id, due_on, offset_days, outcome,
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      (SELECT count(*) FROM reminder_letters l JOIN users u ON u.id = l.user_id
       WHERE l.reminder_id = r.id AND u.is_subscribed_event_emails AND u.id / 10 = r.account_id)
    ) AS row FROM reminders r`;
  const expected = courses.flatMap((course) => expectedRows(course, runs));
  expect(expected.length).toBeGreaterThan(6_000);
  const outcomes = new Set(expected.map((row) => row.split(" ")[3]));
  expect([...outcomes].sort()).toEqual(["nobody", "not_chosen", "overtaken", "sent"]);
  expect(rows.map(({ row }) => row).sort()).toEqual(expected.sort());
  // A letter is asked for once, and every letter is.
  const [letters] = await db.$queryRaw<{ letters: number; jobs: number; asked: number }[]>`
    SELECT (SELECT count(*)::int FROM reminder_letters) AS letters,
      count(*)::int AS jobs, count(DISTINCT job.payload->>'letterId')::int AS asked
    FROM outbox_jobs job JOIN reminder_letters letter
      ON letter.id = (job.payload->>'letterId')::int
    WHERE job.job_name = 'renewal.send-reminder'`;
  const sum = expected.reduce((total, row) => total + Number(row.split(" ")[5]), 0);
  expect(letters).toEqual({ letters: sum, jobs: sum, asked: sum });
});
