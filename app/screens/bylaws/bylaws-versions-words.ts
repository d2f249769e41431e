import { defineMessages } from "#modules/platform/messages";

/** Words of the pages that compare two versions of bylaws, and that record an adoption. */
export const bylawsVersionsMessages = defineMessages({
  name: "bylawsVersions",
  en: {
    compareTitle: "Compare two versions",
    compareLede: "What changed from version {from} to version {to}.",
    compareLedeNew: "What the new wording would change in version {from}, with the same answers.",
    from: "Earlier version",
    to: "Later version",
    versionNumber: "Version {number}",
    newWording: "The same answers in the new wording",
    compare: "Compare",
    redline: "Download with tracked changes (Word)",
    inShort: "In short",
    inFull: "Word by word",
    legend: "Text that is new is underlined, text that went is struck through.",
    sameText: "Both say the same.",
    renumbered: {
      one: "{count} other part says the same under another number.",
      other: "{count} other parts say the same under another number.",
    },
    addedPart: "New",
    removedPart: "Left out",
    back: "Back to your bylaws",
    adoptTitle: "Record the adoption of version {version}",
    adoptLede:
      "Your members voted for these bylaws? Record it: the document then says when and by which vote, and version {version} stays as it is for good.",
    adoptLater: "Later changes make new versions, which your members can adopt in turn.",
    date: "Date of adoption",
    dateHint: "The day of the meeting at which the members voted.",
    vote: "How did the members vote?",
    counted: "Votes were counted",
    unanimous: "The vote was unanimous",
    votesFor: "Votes for",
    votesForHint: "Needed when votes were counted.",
    votesAgainst: "Votes against",
    abstained: "Abstained",
    presidingOfficer: "Name of the officer who presided",
    secretary: "Name of the secretary",
    record: "Record the adoption",
    adoptedTitle: "Version {version} is adopted",
    adoptedLede:
      "It can no longer be changed. The document is being written again with the record in it.",
    adoptedReady: "It can no longer be changed. The document says so on its cover and at its end.",
    recordedVote: "Adoption",
    viewOnline: "View online",
    notReadyTitle: "The document is not ready",
    notReady:
      "An adoption can be recorded as soon as the document of version {version} can be downloaded.",
    lookAgain: "Look again",
  },
});
