import { defineMessages } from "#modules/platform/messages";

/** What the report of the IRS file says, on the page and on paper. */
export const reportWords = defineMessages({
  name: "irsReport",
  en: {
    campusTitle: "What the IRS file says about {campus}",
    organizationTitle: "What the IRS file says about {organization}",
    asOf: "As of the public IRS file of {date}. It says nothing about later days.",
    asOfFiles:
      "As of the public IRS files of {oldest} to {newest}. They say nothing about later days.",
    absent: "EIN {ein} is in none of the IRS's lists that we have loaded.",
    elsewhere:
      "EIN {ein} is not in the IRS's list of exempt organizations, as far as we have loaded it. Its other lists have it: {facts}.",
    besides: "The IRS's other lists have it too: {facts}.",
    listedOn: "in Publication 78 of {date}",
    noticeOn: "990-N for {year}, in the list of {date}",
    noticeEnded: "990-N for {year}, in the list of {date}, which says that it has ended",
    groupTotal: {
      one: "What we have loaded has {count} organization under group {number}.",
      other: "What we have loaded has {count} organizations under group {number}.",
    },
    groupCounts:
      "Up to date: {current}. One return not seen: {one}. At risk, with two to four not seen or the third overdue: {atRisk}. Five or more not seen and yet not revoked, so that the files contradict each other: {contradictory}. On the revocation list: {revoked}. Cannot be told: {unknown}.",
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
    looksFurther: "A person looks further and answers you by e-mail.",
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
    "status.unconditional": "Exempt",
    "status.conditional": "Conditionally exempt",
    "status.trust": "Trust described in section 4947(a)(2)",
    "status.terminating": "Terminating its private-foundation status (section 507(b)(1)(B))",
    statusOther: "See the IRS",
    covered: "covered by the group ruling, GEN {number}",
    "clock.none": "Up to date",
    "clock.one": "Attention: 1 return not seen. The exemption ends on {date} if none follows.",
    "clock.two": "At risk: 2 returns not seen. The third ends the exemption on {date}.",
    "clock.overdue":
      "At risk: the third return in a row was due on {date}, and none of the three is seen.",
    "clock.more": "At risk: {count} returns not seen. The exemption may have ended.",
    "clock.contradictory":
      "Attention, check the EIN: {count} returns not seen, and yet not revoked.",
    "clock.revoked": "Revoked",
    "clock.unknown": "Cannot be told: the file has no return",
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
