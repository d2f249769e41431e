import { defineMessages } from "#modules/platform/messages";

/** Why an entry, a contest or a decision was refused, and how messages name the fields. */
export const contestMessages = defineMessages({
  name: "contest",
  en: {
    limitReached:
      "It looks like we have already received three entries for this organization or email address.",
    closed: "This contest takes no entries today.",
    typeUnknown: "Choose one of the options.",
    labelOrganization: "organization name",
    labelEmail: "e-mail",
    labelType: "who/what are you celebrating",
    labelMessage: "message",
    labelFile: "file",
    labelMember: "current member",
    labelRelease: "permission to show",
    daysOrder: "The last day cannot be before the first.",
    daysTaken:
      "“{title}” takes entries from {from} to {to}. Two contests of a kind cannot overlap.",
    kindKept: "A contest that has entries keeps its kind.",
    contestChanged: "Somebody else has changed this contest. Look at it again before you save.",
    entryDecided: "Somebody else has decided about this entry. Look at it again.",
    notFailed: "It is being prepared, or ready already. Look at it again.",
    pictureNotReady: "The picture is not ready to be shown yet.",
    inQuarantine:
      "The virus scanner found something in this file, so nobody is shown it. Decide about the file first, under “Files in quarantine”.",
    placeTaken: "Another entry has this place. Take it back first.",
    entryNotShown: "Only an entry that is in the gallery can win.",
    announced: "The winners are announced; their places stay.",
    notOver: "Entries are taken until {to}. Announce the winners after that day.",
    noWinners: "Name a winner first.",
    placeMissing: "No entry has place {place}. Places go from 1 without a gap.",
    winnersChanged: "Somebody else has changed the winners. Look at them again.",
    daysKept: "The winners of this contest are announced: its days stay.",
    noEntriesOf: "No entry of this contest has this name. Choose one of the list.",
    mergedAlready: "These two are one organization already.",
    mergeChanged:
      "An entry has come or changed in the meantime. Look at it again before you merge.",
    releaseMissing:
      "The sender did not confirm that everyone shown agrees. Ask first, then tick that you have the permission.",
  },
});
