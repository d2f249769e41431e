import { Prisma } from "#modules/platform/generated/prisma/client";

/**
 * The condition that an account may pay an invoice (`i`): its own, or the renewal of a chapter, when
 * the account is the central organization of a group that is billed as one.
 */
export const payableBy = (payerId: number): Prisma.Sql => Prisma.sql`
  i."account_id" IN (
    SELECT ${payerId}::integer
    UNION ALL
    SELECT c."id" FROM "groups" g JOIN "accounts" c ON c."group_id" = g."id"
    WHERE g."central_account_id" = ${payerId} AND g."is_billed_as_group"
  )
  AND (
    i."account_id" = ${payerId} OR EXISTS (
      SELECT FROM "order_details" d WHERE d."invoice_id" = i."id" AND d."type" = 'renewal'
    )
  )`;
