import { defineMessages } from "#modules/platform/messages";

/** Words of a claim, for the club's people, its headquarters and staff. */
export const claimCardWords = defineMessages({
  name: "claimCard",
  en: {
    claims: "Claims",
    claimsText:
      "Somebody says that nobody is left in charge of a chapter. Its people were told, and may object for 7 days; once one does, the staff of {brand} decide.",
    none: "No claims",
    noneText: "When somebody claims a club that nobody is left in, it is listed here at once.",
    running: "Under way",
    over: "Over",
    club: "Club",
    claimant: "Who claimed it",
    heading: "{name} claims {club}",
    state: "State",
    "state.open": "Waits for a decision",
    "state.approved": "Approved; becomes a handover when the days to object are over",
    "state.objected": "Stopped by an objection; staff decide",
    "state.rejected": "Not approved",
    "state.effective": "Became a handover",
    office: "Office",
    email: "E-mail",
    why: "What happened",
    paper: "Paper",
    quarantined: "{name}: the virus scanner found something in it, so nobody can open it",
    quarantine: "Files in quarantine, to release or delete it",
    made: "Claimed",
    until: "Objections count until",
    objection: "Against it",
    objectionBy: "{by}: {text}",
    decided: "Decision",
    reasonDecide: "Reason, which both sides are told",
    reasonObject: "Why you object, which both sides are told",
    approve: "Approve",
    reject: "Do not approve",
    end: "End the claim",
    object: "Object to the claim",
    staffTitle: "Claims of clubs",
    staffLede:
      "Somebody says that nobody is left in charge. A club's headquarters decides; without one, and once somebody objected, it is yours to decide. Look at the paper first.",
    ownTitle: "Somebody claims this club",
    ownText:
      "Bonus money is locked until this is decided. If you are still in charge, object: the claim stops until the staff of {brand} decide.",
    ownStopped:
      "Bonus money is locked until this is decided. Somebody objected, so the staff of {brand} decide. Both sides are told what they say.",
    ownEnds:
      "Bonus money is locked until this is decided. The days to object are over; write to {email} if something is wrong.",
  },
});
