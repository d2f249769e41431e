import { randomUUID } from "node:crypto";
import { handlers } from "#modules/accounts/handlers.server";
import { createUser, type NewUser, resolveSession, signIn } from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { pool } from "#modules/platform/db.server";
import type { Locale } from "#modules/platform/messages";
import type { StaffRole } from "#modules/platform/staff-roles";

export const password = "booster-club-2026";
export const system = createCtx({ actor: { kind: "system", name: "tests" } });
export const visitor = createCtx();

/** A clock that a test moves on by hand. */
export function handClock(start = "2026-11-21T12:00:00Z") {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Every test has people and addresses of its own, so that the limits of one do not meet another. */
export const newAddress = () => `${randomUUID()}@people.example`;

export async function makePerson(options: Partial<NewUser> = {}) {
  const email = options.email ?? newAddress();
  const made = await createUser(system, { email, password, firstName: "Ada", ...options });
  if (!made.ok) throw new Error("the person was refused");
  const isStaff = options.isStaff ?? false;
  const role = isStaff ? (options.staffRole ?? ("owner" as const)) : undefined;
  return { id: made.value.id, email, isStaff, role };
}

export type Person = Pick<Awaited<ReturnType<typeof makePerson>>, "id" | "email" | "isStaff"> & {
  readonly role?: StaffRole | undefined;
};

/** The context of a person who has just signed in. */
export const as = (person: Person, now?: () => Date) =>
  createCtx({
    actor: {
      kind: "user",
      userId: person.id,
      isStaff: person.isStaff,
      role: person.role,
      accountIds: [],
      provedAt: now ? now() : new Date(),
    },
    now,
  });

export const signInInput = (email: string, typed = password) => ({
  email,
  password: typed,
  ip: randomUUID(),
  userAgent: "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
});

export async function signInAs(person: Person, ctx = visitor) {
  const signedIn = await signIn(ctx, signInInput(person.email));
  if (!signedIn.ok) throw new Error(`sign-in was refused: ${signedIn.refusal.code}`);
  return signedIn.value;
}

export const isSignedIn = async (token: string, ctx = visitor) =>
  (await resolveSession(ctx, token)) !== undefined;

/** Runs the module's jobs that wait in the outbox, as a worker would, and empties it. */
export async function runJobs(ctx = system): Promise<number> {
  const { rows } = await pool.query<{
    id: string;
    job_name: string;
    payload: unknown;
    reads: Locale | null;
  }>("DELETE FROM outbox_jobs RETURNING id, job_name, payload, reads");
  for (const { id, job_name, payload, reads } of rows) {
    const handler = handlers.find(({ job }) => job.name === job_name);
    const signal = new AbortController().signal;
    await handler?.run({ ...ctx, reads: reads ?? "en", jobId: id, attempt: 1, signal }, payload);
  }
  return rows.length;
}

/** Everything that the database holds, as text: to show that something is not in it. */
export async function everythingStored(): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const tables = await Promise.all(
    rows.map(({ name }) => pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)),
  );
  return tables.flatMap((table) => table.rows.map(({ row }) => row)).join("\n");
}
