import { groupAccess } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { ok, type Result } from "#modules/platform/result";

/** A version of what chapters learn, and how far it went in each year. */
export interface EducationVersion {
  readonly version: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly publishedAt: Date;
  readonly by: string;
  readonly years: readonly {
    readonly year: number;
    readonly sent: number;
    readonly acknowledged: number;
    readonly waiting: number;
    /** Chapters with nobody to write to, and letters that could not be sent. */
    readonly unreached: number;
  }[];
}

export interface EducationView {
  readonly groupLabel: string;
  /** The newest first. */
  readonly versions: readonly EducationVersion[];
  /** The years that are open, the newest first. */
  readonly openYears: readonly number[];
  readonly mayDecide: boolean;
}

interface CountRow {
  readonly textId: number;
  readonly year: number;
  readonly sent: number;
  readonly acknowledged: number;
  readonly waiting: number;
  readonly unreached: number;
}

/** The education of a group by version: for the central organization's people and staff; else `not_found`. */
export async function readEducation(ctx: Ctx, accountId: number): Promise<Result<EducationView>> {
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  const { groupId, label, role, regionIds } = access.value;
  const db = reader(ctx);
  const texts = await db.educationText.findMany({
    where: { groupId },
    orderBy: { version: "desc" },
    include: { user: { select: { firstName: true, lastName: true, email: true } } },
  });
  const counts = await db.$queryRaw<CountRow[]>`
    SELECT delivery.text_id AS "textId", year.year,
      count(*) FILTER (WHERE delivery.state = 'sent')::int AS sent,
      count(delivery.acknowledged_at)::int AS acknowledged,
      count(*) FILTER (WHERE delivery.state = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE delivery.state IN ('nobody', 'failed'))::int AS unreached
    FROM education_deliveries delivery JOIN supervision_years year ON year.id = delivery.year_id
    WHERE year.group_id = ${groupId} GROUP BY delivery.text_id, year.year ORDER BY year.year DESC`;
  const years = await db.supervisionYear.findMany({
    where: { groupId, closedAt: null },
    orderBy: { year: "desc" },
    select: { year: true },
  });
  return ok({
    groupLabel: label,
    versions: texts.map(({ id, version, title, text, url, publishedAt, user }) => ({
      version,
      title,
      text,
      url,
      publishedAt,
      by: user ? `${user.firstName} ${user.lastName}`.trim() || user.email : "",
      years: counts
        .filter(({ textId }) => textId === id)
        .map(({ year, sent, acknowledged, waiting, unreached }) => {
          return { year, sent, acknowledged, waiting, unreached };
        }),
    })),
    openYears: years.map(({ year }) => year),
    mayDecide: role !== "viewer" && regionIds === null,
  });
}
