import { defineMessages } from "#modules/platform/messages";

/** Why an entry, a contest or a decision was refused, and how messages name the fields. */
export const contestMessages = defineMessages({
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
    labelTitle: "title",
    labelKind: "kind",
    labelOpens: "first day",
    labelCloses: "last day",
    labelRules: "rules",
    labelReason: "reason",
    labelAlt: "description of the picture",
    kindUnknown: "Choose photos or videos.",
    dayShape: "Enter a date, for example 05/03/2027.",
    daysOrder: "The last day cannot be before the first.",
    daysTaken:
      "“{title}” takes entries from {from} to {to}. Two contests of a kind cannot overlap.",
    kindKept: "A contest that has entries keeps its kind.",
    contestChanged: "Somebody else has changed this contest. Look at it again before you save.",
    entryDecided: "Somebody else has decided about this entry. Look at it again.",
    pictureNotReady: "The picture is not ready to be shown yet.",
    releaseMissing:
      "The sender did not confirm that everyone shown agrees. Ask first, then tick that you have the permission.",
  },
});
