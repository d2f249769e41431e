import { randomUUID } from "node:crypto";
import {
  type HandoverAcceptance,
  planHandover,
  planSchema,
  sendHandover,
} from "#modules/handover/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { createCtx } from "#modules/platform/ctx.server";
import { parseFields } from "#modules/platform/fields";
import { makeClub } from "../accounts/clubs";
import { lettersTo } from "../accounts/mailbox";
import { makePerson, newAddress, type Person } from "../accounts/people";
import { must } from "../duties/calendar";
import { clock } from "../letters/letters-world";
import { enter } from "../officers/officers-world";
import { work as workOff } from "../standing/clubs-world";

/** The fields of a handover as its form sends them: a president's, who leaves. */
export const planFields = (changes: Readonly<Record<string, string>> = {}) =>
  must(
    parseFields(
      planSchema,
      {
        office: "president",
        name: "Grace Hopper",
        email: newAddress(),
        starts_on: "2026-11-23",
        afterwards: "leave",
        ...changes,
      },
      "en",
    ),
  );

/** A club whose president hands over, by a clock that a test moves. */
export async function handoverWorld() {
  const time = clock("2026-11-23T10:00:00Z");
  const club = await makeClub({ name: "Elm Street Boosters", members: 1 });
  await enter(time.system, club.id, {
    name: "Ada Lovelace",
    email: club.primary.email,
    starts_on: "2026-07-01",
  });
  const outgoing = () => time.as(club.primary, [club.id]);
  const work = () => workOff({ ctx: time.system });
  const plan = async (changes: Readonly<Record<string, string>> = {}, by: Ctx = outgoing()) =>
    must(await planHandover(by, { accountId: club.id, fields: planFields(changes) })).id;
  return {
    time,
    club,
    outgoing,
    work,
    plan,
    visitor: () => createCtx({ now: time.now }),
    /** Plans and sends one, and gives its id and the mailed token. */
    sent: async (email: string, changes: Readonly<Record<string, string>> = {}) => {
      const id = await plan({ email, ...changes });
      must(await sendHandover(outgoing(), id));
      await work();
      return { id, token: await tokenTo(email) };
    },
  };
}

/** The token of the newest link that went to an address. */
export async function tokenTo(email: string): Promise<string> {
  const tokens = (await lettersTo(email)).flatMap(
    ({ text }) => /\/handover\/([\w-]{43})/.exec(text)?.[1] ?? [],
  );
  const [token] = tokens;
  if (!token) throw new Error(`${email} got no link`);
  return token;
}

/** Accepting as a new person does. */
export const acceptance = (
  token: string,
  changes: Partial<HandoverAcceptance> = {},
): HandoverAcceptance => ({
  token,
  first_name: "Grace",
  last_name: "Hopper",
  password: "drum-corps-1943",
  password_confirmation: "drum-corps-1943",
  ip: randomUUID(),
  userAgent: "",
  ...changes,
});

/** Somebody with a sign-in, and an address of their own. */
export const someone = (): Promise<Person> => makePerson();
