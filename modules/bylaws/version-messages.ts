import { defineMessages } from "#modules/platform/messages";

/** What happened to bylaws from one version to the next, and how members adopted one. */
export const versionMessages = defineMessages({
  name: "version",
  en: {
    firstVersion: "First version",
    noChange: "Saved again without a change",
    changedTo: "{field} changed from {before} to {after}",
    changed: "{field} changed",
    addedAnswer: "{field} added: {after}",
    leftOut: "{field} left out; it was {before}",
    ticked: "Now ticked: {label}",
    unticked: "No longer ticked: {label}",
    newWording: "Our wording brought up to date, from edition {before} to edition {after}",
    redlineNote: "Changes from version {from} to version {to}",
    redlineToNew: "Changes of version {from} by the new wording",
    quoted: "“{text}”",
    members: { one: "{count} member", other: "{count} members" },
    allMembers: "all members",
    shareOfMembers: "{share} of the members",
    adoptedByVote: "Adopted on {date} by a vote of {for} to {against}{abstained}.",
    adoptedUnanimously: "Adopted on {date} by a unanimous vote{abstained}.",
    adoptedUnanimouslyBy: "Adopted on {date} by a unanimous vote of {for}{abstained}.",
    abstained: ", with {count} abstaining",
    adoptionSigned: "Presiding officer: {presidingOfficer}. Secretary: {secretary}.",
    adoptionDateField: "date of adoption",
    voteField: "vote",
    votesForField: "votes for",
    votesAgainstField: "votes against",
    abstainedField: "abstentions",
    presidingOfficerField: "presiding officer's name",
    secretaryField: "secretary's name",
    dateTooLate: "The date of adoption cannot be later than today, {today}.",
    dateTooEarly: "This version was made on {made}. Members cannot have adopted it before.",
    chooseVote: "Choose how the members voted.",
    votesForMissing: "Enter how many voted for these bylaws: a whole number from 1.",
    votesAgainstUnknown:
      "Enter how many voted against these bylaws: a whole number, or nothing when nobody did.",
    abstainedUnknown: "Enter how many abstained: a whole number, or nothing when nobody did.",
    notCarried: "More members must vote for bylaws than against them.",
    notUnanimous:
      "A unanimous vote has no votes against. Leave this empty, or choose Votes were counted.",
    alreadyAdopted:
      "The adoption of this version is recorded already and cannot be changed. Save a new version to change these bylaws.",
    notReady:
      "The document of this version is not ready. Wait until it can be downloaded, then record the adoption.",
  },
});
