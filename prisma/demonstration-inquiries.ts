import { addAlert } from "#modules/alerts/index.server";
import { type InquiryKind, inquiryKinds } from "#modules/inquiries/contract";
import {
  assignInquiry,
  exampleOf,
  moveInquiry,
  type NewInquiry,
  noteInquiry,
  ratePage,
  replyToInquiry,
  sendInquiry,
} from "#modules/inquiries/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { addDays, days, officeToday } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";

interface Received extends NewInquiry {
  readonly daysAgo: number;
}

/** People and organizations are made up; no EIN has the prefix 07. */
const inquiries = {
  question: {
    daysAgo: 1,
    kind: "contact",
    isVerified: true,
    fields: {
      name: "Rosa Delgado",
      email: "rosa.delgado@parents.example",
      organization: "Jefferson Middle School PTO",
      subject: "990_help",
      message:
        "Our last treasurer moved away in August and left no papers. How can we see whether last year's 990-N was filed, and what do we do if it was not?",
    },
  },
  review: {
    daysAgo: 3,
    kind: "compliance_check",
    isVerified: true,
    fields: {
      name: "Thomas Nguyen",
      email: "t.nguyen@athletics.example",
      phone: "+12025550143",
      organization: "Riverside High School Athletic Boosters",
      ein: "07-2345678",
      group_id: "",
    },
  },
  advertisement: {
    daysAgo: 4,
    kind: "contact",
    isVerified: false,
    fields: {
      name: "Best Rankings",
      email: "sales@rankings.example",
      organization: "",
      subject: "general",
      message:
        "We bring your site to the first place of every search. Answer today for half price.",
    },
  },
  league: {
    daysAgo: 6,
    kind: "multi_chapter",
    isVerified: true,
    fields: {
      name: "Elaine Marsh",
      email: "elaine.marsh@orchestras.example",
      phone: "+12025550171",
      organization: "Coastal Youth Orchestra League",
      concerns:
        "Each of our orchestras files for itself, and three of them have lost their exemption. Could one group ruling cover all of them?",
      affiliates: 14,
      regions: "Oregon, Washington and northern California",
    },
  },
  campus: {
    daysAgo: 12,
    kind: "greek_collector",
    isVerified: true,
    fields: { email: "ifc.advisor@campus.example", organization: "University of Kansas" },
  },
} as const satisfies Record<string, Received>;

const written = new Set<InquiryKind>(Object.values(inquiries).map(({ kind }) => kind));
/** Of each form that nobody made up an inquiry for, its own examples. */
const examples = inquiryKinds
  .filter((kind) => !written.has(kind))
  .map(
    (kind, at): Received => ({
      daysAgo: 13 + at,
      kind,
      isVerified: true,
      fields: exampleOf(kind),
    }),
  );

const ratings = [
  [9, "/irs-form-990", 5, "The list of due dates saved me an evening."],
  [5, "/irs-form-990", 4, ""],
  [2, "/irs-form-990", 3, "I was looking for what happens after two missed years."],
  [8, "/state-registration/GA", 5, "Clear. I had no idea that we were exempt below $25,000."],
  [1, "/incorporation-and-ein", 2, "Say earlier that the school's EIN is not ours to use."],
] as const;

/**
 * What visitors wrote, some of it dealt with by the person of the staff whose id is given, how
 * helpful they found pages, and a banner that is planned.
 */
export async function seedInquiries(tx: TxCtx, staffId: number): Promise<Result<void>> {
  const actor = {
    kind: "user",
    userId: staffId,
    isStaff: true,
    role: "owner",
    accountIds: [],
  } as const;
  const before = (daysAgo: number): TxCtx => ({
    ...tx,
    actor: { kind: "visitor" },
    now: () => new Date(tx.now().getTime() - days(daysAgo)),
  });
  const ids = new Map<Received, number>();
  // The first was received first.
  for (const inquiry of [...Object.values(inquiries), ...examples].toReversed()) {
    const { daysAgo, ...sent } = inquiry;
    const received = await sendInquiry(before(daysAgo), sent);
    if (!received.ok) return received;
    ids.set(inquiry, received.value.id);
  }
  const step = (inquiry: Received, version: number) => ({
    ctx: { ...before(inquiry.daysAgo - 1), actor },
    handled: { id: ids.get(inquiry) ?? 0, version },
  });
  const league = step(inquiries.league, 1);
  const campus = step(inquiries.campus, 1);
  const spam = step(inquiries.advertisement, 1);
  const results = [
    await assignInquiry(league.ctx, { ...league.handled, assigneeId: staffId }),
    await noteInquiry(league.ctx, { ...league.handled, version: 2, text: noted }),
    await replyToInquiry(campus.ctx, { ...campus.handled, text: replied }),
    await moveInquiry(campus.ctx, { ...campus.handled, version: 2, to: "done" }),
    await moveInquiry(spam.ctx, { ...spam.handled, to: "spam" }),
  ];
  for (const [daysAgo, url, rating, comments] of ratings) {
    const visitorKey = `demonstration-${daysAgo}`;
    const given = { url, rating, comments, visitorKey, isVerified: true };
    results.push(await ratePage(before(daysAgo), given));
  }
  const today = officeToday(tx.now());
  const planned = await addAlert(tx, {
    kind: "holiday",
    textEn: "Our office takes a week off. We answer messages when we are back.",
    textEs: "Nuestra oficina descansa una semana. Contestaremos los mensajes a la vuelta.",
    startsOn: addDays(today, 21),
    endsOn: addDays(today, 27),
  });
  return [...results, planned].find((result) => !result.ok) ?? ok(undefined);
}

const noted = "Called her: the three revoked orchestras come first, then the group.";
const replied =
  "Your report is on its way in a letter of its own. Two chapters on it should check when they last filed; call us if you would like us to look at them with you.";
