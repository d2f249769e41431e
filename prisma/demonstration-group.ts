import {
  addAccountUser,
  addRegion,
  changeHeadquartersRole,
  createAccount,
  createUser,
  placeStates,
} from "#modules/accounts/index.server";
import { createBylaws, keepBylaws, recordAdoption } from "#modules/bylaws/index.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addDays, officeToday, toUtcDate } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { recomputeStanding } from "#modules/standing/index.server";
import { registry } from "../workers/registry";
import { demonstrationPassword, group, organizations, people } from "./demonstration-data";

/** What the IRS's files say of a chapter: how many returns it is behind, nothing, or a revocation. */
export type ChapterFile = 0 | 1 | 2 | "blank" | "revoked";

export interface DemonstrationChapter {
  readonly name: string;
  readonly ein: string;
  readonly city: string;
  readonly state: string;
  readonly file: ChapterFile;
  /** Its members adopted bylaws: without any it needs attention. */
  readonly hasBylaws: boolean;
}

const letters =
  "Alpha Beta Gamma Delta Epsilon Zeta Eta Iota Lambda Mu Nu Xi Pi Rho Tau Phi Chi Psi Omega".split(
    " ",
  );

/** A town with a university in each state and the District, and four more. */
const places =
  `AL Tuscaloosa,AK Fairbanks,AZ Tempe,AR Fayetteville,CA Berkeley,CO Fort Collins,CT Storrs,DE Newark,
DC Washington,FL Gainesville,GA Statesboro,HI Hilo,ID Moscow,IL Champaign,IN Bloomington,IA Ames,KS Lawrence,
KY Lexington,LA Baton Rouge,ME Orono,MD College Park,MA Amherst,MI Ann Arbor,MN Mankato,MS Oxford,MO Columbia,
MT Bozeman,NE Lincoln,NV Reno,NH Durham,NJ New Brunswick,NM Las Cruces,NY Ithaca,NC Chapel Hill,ND Fargo,OH Athens,
OK Norman,OR Corvallis,PA State College,RI Kingston,SC Clemson,SD Brookings,TN Knoxville,TX College Station,UT Logan,
VT Burlington,VA Blacksburg,WA Pullman,WV Morgantown,WI Madison,WY Laramie,CA Davis,TX Lubbock,NY Binghamton,OH Oxford`
    .split(/,\s*/)
    .map((place) => ({ state: place.slice(0, 2), city: place.slice(3) }));

/** Two in a hundred or so are each of the rarer kinds, as in a group that is looked after. */
function fileOf(at: number): ChapterFile {
  if (at % 19 === 7) return "revoked";
  if (at % 9 === 4) return 2;
  if (at % 14 === 3) return "blank";
  return at % 6 === 5 ? 1 : 0;
}

/** So many have their bylaws with us, the first ones whose returns are all there. */
const WITH_BYLAWS = 8;

/** The chapters that fill the group up to sixty, in all states. */
export const groupChapters: readonly DemonstrationChapter[] = places.map(({ state, city }, at) => {
  const file = fileOf(at);
  const first = letters[at % letters.length];
  const second = at < letters.length ? "" : ` ${letters[Math.floor(at / letters.length)]}`;
  return {
    name: `${group.label}, ${first}${second} Chapter, ${city}`,
    ein: String(70_001_000 + at).padStart(9, "0"),
    city,
    state,
    file,
    hasBylaws: file === 0 && at < 2 * WITH_BYLAWS,
  };
});

/** The treasurers of some chapters, by their place in the list: whom the headquarters can write to. */
export const treasurers: ReadonlyMap<
  number,
  { readonly firstName: string; readonly lastName: string }
> = new Map([
  [17, { firstName: "Noor", lastName: "Haddad" }],
  [32, { firstName: "Eli", lastName: "Marsh" }],
  [47, { firstName: "Tess", lastName: "Okada" }],
]);

const regions = {
  East: "CT DE DC FL GA ME MD MA NH NJ NY NC PA RI SC VT VA WV",
  Middle: "AL AR IL IN IA KS KY LA MI MN MS MO NE ND OH OK SD TN TX WI",
  West: "AK AZ CA CO HI ID MT NV NM OR UT WA WY",
} as const;

/**
 * The rest of the demonstration's group: chapters in all states, each with a standing of its own,
 * three regions, and somebody who looks after the West. After the lists, so that each is judged by them
 * from the first; it does nothing when they are there already.
 */
export async function seedGroup(ctx: Ctx): Promise<void> {
  const central = await ctx.db.account.findFirst({
    where: { ein: organizations.headquarters.ein, centralOf: { isNot: null } },
    include: { centralOf: true },
  });
  const groupId = central?.centralOf?.id;
  if (!central || !groupId) return;
  const known = new Set(groupChapters.map(({ ein }) => ein));
  const made = await ctx.db.account.findMany({ where: { ein: { in: [...known] } } });
  if (made.length === 0) {
    await inTransaction(ctx, (tx) => addGroup(tx, central.id, groupId), { timeoutMs: 120_000 });
  }
  const chapters = await ctx.db.account.findMany({
    where: { ein: { in: [...known] } },
    include: { standing: true, bylaws: true },
    orderBy: { id: "asc" },
  });
  for (const { id, ein, name, standing, bylaws } of chapters) {
    const chapter = groupChapters.find((one) => one.ein === ein);
    if (chapter?.hasBylaws && bylaws.length === 0) await adoptBylaws(ctx, id, name);
    if (!standing?.digest) must(await recomputeStanding(ctx, id));
  }
}

async function addGroup(
  tx: TxCtx,
  centralAccountId: number,
  groupId: number,
): Promise<Result<void>> {
  const today = officeToday(tx.now());
  for (const [at, { name, ein, city, state }] of groupChapters.entries()) {
    const renewalDueOn = addDays(today, 90 + ((at * 37) % 270));
    const account = { name, ein, levelId: 2002, groupId, renewalDueOn };
    const { id } = must(await createAccount(tx, account));
    await tx.tx.account.update({ where: { id }, data: { city, state } });
    const treasurer = treasurers.get(at);
    if (!treasurer) continue;
    const email = `${treasurer.firstName.toLowerCase()}@goodstanding.example`;
    const userId = must(await createUser(tx, { ...treasurer, email })).id;
    must(await addAccountUser(tx, { accountId: id, userId, isPrimary: true }));
  }
  await joinedBefore(tx, groupId);
  for (const [name, states] of Object.entries(regions)) {
    const { id } = must(await addRegion(tx, { centralAccountId, name }));
    must(await placeStates(tx, { centralAccountId, id, states: states.split(" ") }));
    if (name !== "West") continue;
    const person = { ...people.region, password: demonstrationPassword };
    const userId = must(await createUser(tx, person)).id;
    must(await addAccountUser(tx, { accountId: centralAccountId, userId, isPrimary: false }));
    const role = { role: "viewer" as const, regionIds: [id], version: 0 };
    must(await changeHeadquartersRole(tx, { centralAccountId, userId, ...role }));
  }
  return ok(undefined);
}

/** The chapters that joined lately: the others have been in the group for years. */
export const youngChapters = groupChapters.slice(-3);

async function joinedBefore(tx: TxCtx, groupId: number): Promise<void> {
  const today = officeToday(tx.now());
  const youngest = youngChapters.map(({ ein }) => ein);
  const isYoung = { account: { ein: { in: youngest } } };
  const memberships = tx.tx.groupMembership;
  const years = toUtcDate(addDays(today, -9 * 365));
  await memberships.updateMany({ where: { groupId, NOT: isYoung }, data: { joinedOn: years } });
  const lately = toUtcDate(addDays(today, -100));
  await memberships.updateMany({ where: { groupId, ...isYoung }, data: { joinedOn: lately } });
}

/** Bylaws whose adoption is recorded. A worker's job writes them before. */
async function adoptBylaws(ctx: Ctx, accountId: number, name: string): Promise<void> {
  const purpose =
    "The purpose of the chapter is to promote friendship, learning and service among its members, and to support the school and the community in which they live.";
  const fields = { version: 1, name, purpose, fiscal_year_end: 6 };
  const { hash, version } = must(await createBylaws(ctx, { variant: "chapter", fields }));
  const { id: versionId } = await ctx.db.bylawsVersion.findFirstOrThrow({
    where: { bylaws: { hash }, number: version },
  });
  const { signal } = new AbortController();
  const job = { ...ctx, jobId: versionId, attempt: 1, signal };
  await registry.get("bylaws.render")?.run(job, { versionId });
  const vote = { date: officeToday(ctx.now()), vote: "unanimous" };
  const signers = { presiding_officer: "Casey Ames", secretary: "Robin Vale" };
  must(
    await recordAdoption(ctx, { hash, version, fields: { ...vote, ...signers, votes_for: "9" } }),
  );
  must(await keepBylaws(ctx, { variant: "chapter", hash, accountId }));
}

function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`the group could not be seeded: ${JSON.stringify(result.refusal)}`);
}
