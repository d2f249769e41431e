import { defineMessages } from "#modules/platform/messages";

/** Words of the staff's page where two accounts become one. */
export const mergeMessages = defineMessages({
  en: {
    title: "Merge a duplicate into {name}",
    lede: "Account {id} stays. Look for the other account of the same organization; you see both before anything is done.",
    back: "Back to {name}",
    proposed: "Likely duplicates",
    proposedNone: "No account has the same EIN, or nearly the same name in the same place.",
    becauseEin: "Same EIN",
    becauseName: "Nearly the same name",
    account: "Account {id}",
    look: "Look at both",
    lookAt: "Look at both: {name}, account {id}",
    searchTitle: "Look for it",
    searchLabel: "Name, EIN, account number, or the primary user",
    search: "Search",
    found: "Found",
    foundNone: "No other account fits “{search}”.",

    planTitle: "Merge {name} (account {id})",
    planLede: "Into account {id}, which stays. This cannot be taken back.",
    another: "Look for another one",
    swap: "Keep account {id} instead",
    inTheWay: "They cannot be merged yet",
    compared: "What the two accounts say",
    what: "What",
    keptColumn: "Stays: {id}",
    duplicateColumn: "Duplicate: {id}",
    afterColumn: "Afterwards",
    rule: "Where they differ, the account that stays is right; where it says nothing, the duplicate fills it. The later due date stays with its level. Bonus and debts are added.",
    nothing: "—",
    yes: "Yes",
    "field.name": "Name",
    "field.ein": "EIN",
    "field.level": "Level",
    "field.dueOn": "Due date",
    "field.group": "Group",
    "field.primary": "Primary user",
    "field.place": "Place",
    "field.website": "Website",
    "field.phone": "Phone",
    "field.about": "About the club",
    "field.picture": "Header picture",
    "field.owed": "Owes",
    "field.bonus": "Referral bonus",
    moves: "What goes to the account that stays",
    movesNone: "Nothing refers to the duplicate.",
    movesRest:
      "Inquiries and contest entries are found by the addresses of the people, and go with them. Entries of the ledger stay as they are; only whose they are changes. Files stay where they lie.",
    peopleRule:
      "Who belongs to both belongs to it once. The primary user of the account that stays remains the primary user.",
    "table.account_users.account_id": { one: "{count} person", other: "{count} people" },
    "table.invitations.account_id": { one: "{count} invitation", other: "{count} invitations" },
    "table.invoices.account_id": { one: "{count} invoice", other: "{count} invoices" },
    "table.payments.account_id": { one: "{count} payment", other: "{count} payments" },
    "table.postings.account_id": {
      one: "{count} posting of the ledger",
      other: "{count} postings of the ledger",
    },
    "table.payment_attempts.account_id": {
      one: "{count} try to pay",
      other: "{count} tries to pay",
    },
    "table.discount_reservations.account_id": {
      one: "{count} use of a discount",
      other: "{count} uses of discounts",
    },
    "table.finance_documents.account_id": {
      one: "{count} invoice or statement as a file",
      other: "{count} invoices and statements as files",
    },
    "table.renewals.account_id": { one: "{count} renewal", other: "{count} renewals" },
    "table.rescues.account_id": {
      one: "{count} way back after a revocation",
      other: "{count} ways back after a revocation",
    },
    "table.membership_periods.account_id": {
      one: "{count} year of membership",
      other: "{count} years of membership",
    },
    "table.applications.account_id": { one: "{count} application", other: "{count} applications" },
    "table.bylaws.account_id": { one: "{count} bylaws", other: "{count} bylaws" },
    "table.account_files.account_id": { one: "{count} file", other: "{count} files" },
    "table.chapter_notes.account_id": {
      one: "{count} note of a headquarters",
      other: "{count} notes of headquarters",
    },
    "table.account_notes.account_id": { one: "{count} note", other: "{count} notes" },
    "table.reminders.account_id": { one: "{count} reminder", other: "{count} reminders" },
    "table.reminder_choices.account_id": {
      one: "{count} choice of reminders",
      other: "{count} choices of reminders",
    },
    "table.standings.account_id": {
      one: "{count} standing, which is judged again",
      other: "{count} standings, which are judged again",
    },
    "table.standing_changes.account_id": {
      one: "{count} change of its standing, which stays in its history",
      other: "{count} changes of its standing, which stay in its history",
    },
    "table.standing_overrides.account_id": {
      one: "{count} finding that staff set aside, which stays with it",
      other: "{count} findings that staff set aside, which stay with it",
    },
    "table.standing_letters.account_id": {
      one: "{count} letter about its standing",
      other: "{count} letters about its standing",
    },
    "table.standing_certificates.account_id": {
      one: "{count} certificate of good standing, which is not current any more",
      other: "{count} certificates of good standing, which are not current any more",
    },
    "table.club_facts.account_id": {
      one: "{count} fact that its duties depend on",
      other: "{count} facts that its duties depend on",
    },
    "table.duty_clubs.account_id": { one: "its calendar", other: "{count} calendars" },
    "table.duty_marks.account_id": {
      one: "{count} duty that somebody marked",
      other: "{count} duties that somebody marked",
    },
    "table.duty_moves.account_id": {
      one: "{count} date that a rule moved",
      other: "{count} dates that rules moved",
    },
    "table.duty_proofs.account_id": {
      one: "{count} proof of a duty",
      other: "{count} proofs of duties",
    },
    "table.duty_steps.account_id": {
      one: "{count} step in the history of its duties",
      other: "{count} steps in the history of its duties",
    },
    "table.claims.account_id": { one: "{count} claim", other: "{count} claims" },
    "table.handovers.account_id": { one: "{count} handover", other: "{count} handovers" },
    "table.officer_terms.account_id": {
      one: "{count} term of office",
      other: "{count} terms of office",
    },
    "table.officer_letters.account_id": {
      one: "{count} letter about terms that ended",
      other: "{count} letters about terms that ended",
    },
    "table.packets.account_id": {
      one: "{count} packet",
      other: "{count} packets",
    },
    "table.vault_shares.account_id": {
      one: "{count} link to papers",
      other: "{count} links to papers",
    },
    "table.treasury_mappings.account_id": {
      one: "{count} remembered category",
      other: "{count} remembered categories",
    },
    "table.treasury_layouts.account_id": {
      one: "{count} remembered kind of file",
      other: "{count} remembered kinds of files",
    },
    "table.cash_counts.account_id": {
      one: "{count} cash count",
      other: "{count} cash counts",
    },
    "table.treasury_years.account_id": {
      one: "{count} treasurer's year",
      other: "{count} treasurer's years",
    },
    "table.inspection_pages.account_id": {
      one: "{count} public page",
      other: "{count} public pages",
    },
    "table.inspection_papers.account_id": {
      one: "{count} published paper",
      other: "{count} published papers",
    },
    "table.inspection_requests.account_id": {
      one: "{count} request for copies",
      other: "{count} requests for copies",
    },
    "table.officer_certificates.account_id": {
      one: "{count} officer letter",
      other: "{count} officer letters",
    },
    "table.letters.account_id": {
      one: "{count} letter to sign",
      other: "{count} letters to sign",
    },
    "table.nudge_chapters.account_id": {
      one: "{count} letter of its headquarters",
      other: "{count} letters of its headquarters",
    },
    "table.gifts.account_id": {
      one: "{count} gift",
      other: "{count} gifts",
    },
    "table.gift_statements.account_id": {
      one: "{count} word about its determination letter",
      other: "{count} words about its determination letter",
    },
    "table.own_duties.account_id": {
      one: "{count} duty of its own",
      other: "{count} duties of its own",
    },
    "table.group_memberships.account_id": {
      one: "{count} stay in a group",
      other: "{count} stays in groups",
    },
    "table.supervision_papers.account_id": {
      one: "{count} paper for its headquarters",
      other: "{count} papers for its headquarters",
    },
    "table.supervision_reviews.account_id": {
      one: "{count} review by its headquarters",
      other: "{count} reviews by its headquarters",
    },
    "table.supervision_entries.account_id": {
      one: "{count} line of a closed supervision year",
      other: "{count} lines of closed supervision years",
    },
    "table.education_deliveries.account_id": {
      one: "{count} lesson of its headquarters",
      other: "{count} lessons of its headquarters",
    },
    "table.purpose_adoptions.account_id": {
      one: "{count} sighting of the uniform purpose",
      other: "{count} sightings of the uniform purpose",
    },
    "table.authorizations.account_id": {
      one: "{count} authorization for its headquarters",
      other: "{count} authorizations for its headquarters",
    },
    "table.sgri_choices.account_id": {
      one: "{count} decision for a report to the IRS",
      other: "{count} decisions for reports to the IRS",
    },
    "table.accounts.merged_into_id": {
      one: "{count} account that was merged into it before",
      other: "{count} accounts that were merged into it before",
    },
    "table.groups.central_account_id": {
      one: "{count} group that it is the headquarters of",
      other: "{count} groups that it is the headquarters of",
    },
    afterwards:
      "Account {id} is no longer listed, reminded or shown. Its addresses lead to the account that stays.",
    confirm: "Merge the two",
    sure: "I have compared both: they are one organization.",
    labelSure: "tick",
    sureNeeded: "Tick that they are one organization.",
    merge: "Merge them for good",
  },
});
