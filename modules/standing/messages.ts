import { defineMessages } from "#modules/platform/messages";

/** What each finding says, and what to do about it. */
export const standingMessages = defineMessages({
  name: "standingFinding",
  en: {
    revoked:
      "The IRS took back the tax exemption on {revoked}, because three years in a row had no return.",
    "revoked.do":
      "Begin the way back now. Until then gifts cannot be deducted, and the club may owe tax.",
    group_revoked:
      "The central organization of your group lost its tax exemption on {revoked}. The group's letter has no effect since then, whether or not a chapter filed.",
    "group_revoked.do":
      "Ask your headquarters what it does about it. The club may apply for an exemption of its own.",
    reinstatement_unlisted:
      "The IRS's letter of {letter} gives the exemption back that ended on {revoked}. The list of {date} does not show it yet.",
    "reinstatement_unlisted.do": "Keep the letter at hand until the list shows it.",
    two_returns_unseen:
      "Two returns in a row do not show in the IRS's file. The last one it shows is for the year that ended {seen}.",
    "two_returns_unseen.do":
      "File the returns that are missing now. Without any of three in a row, the exemption ends by law on {revoked}.",
    three_returns_unseen:
      "Three or more returns in a row do not show in the IRS's file. The exemption may be gone already; the IRS's list follows later.",
    "three_returns_unseen.do":
      "Look for the return that you filed, or for a letter from the IRS, and talk to us before you file anything.",
    third_return_due:
      "The third return in a row was due on {revoked}, and we have seen none of the three.",
    "third_return_due.do":
      "If you filed one of them, keep the proof at hand. If not, file today and talk to us: the exemption may have ended.",
    ending_foundation:
      "The IRS's file says that the organization is terminating its private-foundation status (section 507(b)(1)(B)).",
    "ending_foundation.do": "A club is no private foundation. Talk to us.",
    terminating: "The last 990-N that the IRS lists says that the organization closed down.",
    "terminating.do": "If that is wrong, somebody checked a wrong box on a return. Talk to us.",
    left_file:
      "The EIN was in the IRS's file before and is missing from the one of {date}. It is not on the list of revoked organizations.",
    "left_file.do": "Ask the IRS what became of the exemption, and tell us what it says.",
    membership_lapsed:
      "Your membership has lapsed, and the exemption comes from the group that you were a member of.",
    "membership_lapsed.do": "Renew, so that the group can keep you on its list.",
    state_duty_long_overdue:
      "Overdue with the state for more than half a year: {duty}. It was due on {due}.",
    "state_duty_long_overdue.do":
      "File it now. If it was filed, record it with its proof in your calendar.",
    state_duty_overdue: "Overdue with the state: {duty}. It was due on {due}.",
    "state_duty_overdue.do":
      "File it, or record it with its proof in your calendar if it was filed.",
    officer_terms_ended: "The terms of all officers ended by {day}.",
    "officer_terms_ended.do": "Tell us who the officers are now.",
    responsible_party_overdue:
      "The IRS was to hear of the new responsible party (Form 8822-B) by {day}.",
    "responsible_party_overdue.do": "Mail Form 8822-B, and record the day on which you did.",
    purpose_statement_missing:
      "The bylaws do not have the statement of purpose that your group asks of all its chapters.",
    "purpose_statement_missing.do": "Adopt it word for word at your next meeting.",
    insurance_expired: "The insurance ran through {day}.",
    "insurance_expired.do":
      "Renew it, and tell us the new last day. The policy belongs with your files.",
    sales_tax_expired: "The sales-tax exemption certificate ran through {day}.",
    "sales_tax_expired.do":
      "Ask the state for a new one, and tell us its last day. The paper belongs with your files.",
    one_return_unseen:
      "One return does not show in the IRS's file: the one for the year that ended {end}, which was due on {due}.",
    "one_return_unseen.do":
      "If it was filed, look for the IRS's confirmation. If not, file it now.",
    return_overdue:
      "The return for the year that ended {end} was due on {due}. We have not seen it.",
    "return_overdue.do":
      "If it was filed, all is well: the IRS's next file will show it. If not, file it now.",
    files_contradict:
      "By the IRS's file {count} returns are missing, and yet the exemption was not taken back. One of the two is wrong.",
    "files_contradict.do":
      "Check that the EIN is the club's own, and whether your headquarters files one return for all.",
    fiscal_year_differs: "The IRS has a fiscal year that ends in {theirs}. You told us {ours}.",
    "fiscal_year_differs.do":
      "The due dates depend on it: until it is settled, keep the earlier one.",
    other_group: "The IRS's file has the club under group {theirs}. Your group is {ours}.",
    "other_group.none": "The IRS's file has the club under no group. Your group is {ours}.",
    "other_group.do": "Ask your headquarters to name the club in its next yearly list to the IRS.",
    other_subsection:
      "The IRS's file has the club as a 501(c)({theirs}). Your group is a 501(c)({ours}).",
    "other_subsection.do": "Ask your headquarters which of the two is right.",
    bylaws_missing: "We have no bylaws of yours that the members adopted.",
    "bylaws_missing.do": "Make them here, or record the vote if you have them.",
    not_in_file: "The EIN is not in the IRS's file of {date} for your state yet.",
    "not_in_file.do": "The IRS may take months. If it does not come, ask us to look into it.",
    no_own_return: "{reason} So says the IRS's file of {date}.",
  },
});

/** Why a step about a standing was not done. */
export const standingRefusals = defineMessages({
  name: "standingRefusal",
  en: {
    holdDecided: "Somebody has decided on these changes already.",
    notGood: "A certificate is made for a club in good standing alone.",
    beingChecked: "The standing is being checked. A certificate can be made when that is done.",
    fileTooOld:
      "The IRS's file of {date} is more than {count} days old. A certificate can be made when a newer one is loaded.",
    noEin: "Tell us the club's EIN first.",
    withdrawnAlready: "This certificate is withdrawn already.",
    findingMissing: "Choose what is set aside.",
    letterDateMissing: "Enter the date of the IRS's letter.",
    letterDateAhead: "The letter cannot be of a day to come.",
    letterTooOld: "The letter must be newer than the revocation of {date}.",
    letterWithoutRevocation: "The club is not on the revocation list.",
    reasonMissing: "Say why, in a sentence.",
    fileMissing: "Choose the document among the club's files.",
    endMissing: "Enter the last day on which it counts.",
    endOutside: "Choose a day from today to {date}.",
    overrideEnded: "It has ended already.",
  },
});

/** How messages name the fields of forms about a standing. */
export const standingFields = defineMessages({
  name: "standingField",
  en: {
    finding: "finding",
    letterOn: "date of the letter",
    reason: "reason",
    file: "document",
    endsOn: "last day",
  },
});
