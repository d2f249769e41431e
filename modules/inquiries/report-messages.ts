import { defineMessages } from "#modules/platform/messages";

/** What the report of the IRS file says, on the page and on paper. */
export const reportWords = defineMessages({
  name: "irsReport",
  en: {
    campusTitle: "What the IRS file says about {campus}",
    organizationTitle: "What the IRS file says about {organization}",
    asOf: "As of the public IRS file of {date}. It says nothing about later days.",
    absent:
      "EIN {ein} is in none of the IRS's files that we have loaded. We may not have loaded its state: a person looks further.",
    groupTotal: {
      one: "The file has {count} organization under group {number}.",
      other: "The file has {count} organizations under group {number}.",
    },
    groupCounts:
      "Up to date: {current}. One return not seen: {one}. Two or more not seen: {more}. On the revocation list: {revoked}. Cannot be told: {unknown}.",
    groupShown: "The {shown} that need it most are listed.",
    found: {
      one: "{count} organization is listed.",
      other: "{count} organizations are listed.",
    },
    shown: "The first {shown} are here; the report in your mail has all of them.",
    campusUnknown:
      "We do not know a campus of exactly this name. A person looks for it and answers you by e-mail.",
    nothing:
      "Nothing was found in the file that we have. That does not mean that an exemption was revoked: a person looks further and answers you by e-mail.",
    mailed: "The full report is on its way to you as a PDF.",
    columnName: "Organization",
    columnEin: "EIN",
    columnPlace: "Place",
    columnStatus: "Status",
    columnReturn: "Last return on file",
    columnYear: "Fiscal year ends",
    columnMatch: "Match",
    columnClock: "Three years without a return",
    noReturn: "None on file",
    noYear: "Not given",
    "status.01": "Exempt",
    "status.02": "Conditionally exempt",
    "status.12": "Trust",
    "status.25": "Ending its status as a private foundation",
    statusOther: "See the IRS",
    covered: "covered by the group ruling, GEN {number}",
    "clock.none": "Up to date",
    "clock.one": "At risk: 1 return not seen. The exemption ends on {date} if none follows.",
    "clock.two": "At risk: 2 returns not seen. The third ends the exemption on {date}.",
    "clock.more": "At risk: {count} returns not seen. The exemption may have ended.",
    "clock.contradictory": "Check the EIN: {count} returns not seen, and yet not revoked.",
    "clock.revoked": "Revoked",
    "clock.unknown": "Cannot be told: the file has no return",
    "clock.not-required": "No return of its own is expected",
    "match.certain": "Certain",
    "match.likely": "Likely: same ZIP code",
    "match.possible": "Possible: same city",
    noteReturn:
      "“None on file” is common: small organizations that file the 990-N often have no return in this file.",
    noteClock:
      "Whoever files no return for three years in a row loses the exemption by law. A return shows in the file some months after it was filed.",
    noteMatch:
      "The file knows cities, not campuses. Where it does not name the campus, a match is likely or possible, never certain.",
    revoked: "Exemption revoked automatically on {date}",
    reinstated: "Revoked on {date}, reinstated as of {again}",
    unlisted:
      "EIN {ein} is in the IRS's revocation list: {revoked}. What is owed for the time since is a question for a tax professional.",
    listed: "in Publication 78",
    notice: "990-N for {year}",
    noteRevocations:
      "Only the IRS's revocation list can say that an exemption was revoked; this is its list of {date}.",
    noteRevoked: "Only the IRS's revocation list can say that an exemption was revoked.",
    mailSubject: "Your report: what the IRS file says",
    mailHeading: "Your report",
    mailText: "Attached is what the public IRS file says about {who}.",
    mailNext: "A person of ours looks at it, too, and writes to you if something needs doing.",
    paperFor: "Prepared for",
    paperBy: "Prepared by",
    page: "Page {page} of {pages}",
  },
});
