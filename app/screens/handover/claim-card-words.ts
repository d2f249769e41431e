import { defineMessages } from "#modules/platform/messages";

/** Words of a claim, for the club's people, its headquarters and staff. */
export const claimCardWords = defineMessages({
  en: {
    claims: "Claims",
    claimsText:
      "Somebody says that nobody is left in charge. Everybody known of the club was told and may object for 7 days.",
    none: "No claims",
    noneText: "A claim made at /claim is listed here at once.",
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
    made: "Claimed",
    until: "Objections count until",
    objection: "Against it",
    objectionBy: "{by}: {text}",
    decided: "Decision",
    reasonDecide: "Reason, which both sides are told",
    reasonObject: "Why you object, which both sides are told",
    approve: "Approve",
    reject: "Do not approve",
    object: "Object to the claim",
    staffTitle: "Handovers: claims",
    staffLede:
      "Clubs without a headquarters, and claims that somebody objected to, are yours to decide. Look at the paper first.",
    ownTitle: "Somebody claims this club",
    ownText:
      "Bonus money is locked until this is decided. If you are still in charge, object: the claim stops until our staff decide.",
  },
});
