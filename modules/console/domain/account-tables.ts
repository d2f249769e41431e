/**
 * What becomes of the rows that refer to a duplicate when it is merged, by column.
 * - `moved`: they go to the kept account;
 * - `joined`: they go there, and what both have stays once;
 * - `apart`: what both have, or all of it, stays with the duplicate, as what was done then;
 * - `refused`: while there is one, nothing is merged.
 */
export const accountTables = {
  "account_users.account_id": "joined",
  "invitations.account_id": "joined",
  "invoices.account_id": "moved",
  "payments.account_id": "moved",
  "postings.account_id": "moved",
  "payment_attempts.account_id": "moved",
  "discount_reservations.account_id": "moved",
  "finance_documents.account_id": "moved",
  "renewals.account_id": "apart",
  "membership_periods.account_id": "moved",
  "applications.account_id": "moved",
  "bylaws.account_id": "moved",
  "rescues.account_id": "apart",
  "account_files.account_id": "moved",
  "account_notes.account_id": "moved",
  "reminders.account_id": "apart",
  "reminder_choices.account_id": "joined",
  "standings.account_id": "joined",
  "standing_changes.account_id": "apart",
  "standing_overrides.account_id": "apart",
  "standing_letters.account_id": "apart",
  "standing_certificates.account_id": "apart",
  "club_facts.account_id": "joined",
  "duty_clubs.account_id": "joined",
  "duty_marks.account_id": "joined",
  "duty_moves.account_id": "joined",
  "duty_proofs.account_id": "moved",
  "duty_steps.account_id": "moved",
  "own_duties.account_id": "moved",
  "officer_terms.account_id": "moved",
  "officer_letters.account_id": "apart",
  "handovers.account_id": "apart",
  "claims.account_id": "apart",
  "officer_certificates.account_id": "apart",
  "packets.account_id": "apart",
  "gifts.account_id": "moved",
  "vault_shares.account_id": "apart",
  "treasury_years.account_id": "apart",
  "cash_counts.account_id": "apart",
  "treasury_mappings.account_id": "apart",
  "inspection_pages.account_id": "apart",
  "inspection_papers.account_id": "apart",
  "inspection_requests.account_id": "apart",
  "letters.account_id": "apart",
  "group_memberships.account_id": "apart",
  "supervision_papers.account_id": "apart",
  "supervision_reviews.account_id": "apart",
  "supervision_entries.account_id": "apart",
  "education_deliveries.account_id": "apart",
  "purpose_adoptions.account_id": "apart",
  "authorizations.account_id": "apart",
  "sgri_choices.account_id": "apart",
  "nudge_chapters.account_id": "apart",
  "chapter_notes.account_id": "joined",
  "accounts.merged_into_id": "moved",
  "groups.central_account_id": "refused",
} as const;

export type AccountTable = keyof typeof accountTables;

export const accountColumns = Object.keys(accountTables) as AccountTable[];
