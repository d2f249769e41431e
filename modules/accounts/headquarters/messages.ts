import { defineMessages } from "#modules/platform/messages";

/** Why something about a headquarters' people or regions was refused. */
export const headquartersMessages = defineMessages({
  en: {
    editorsOnly:
      "You may look at the chapters, and change nothing. Ask an owner of your headquarters.",
    allRegionsOnly:
      "This concerns all chapters, and you look after some regions alone. Ask somebody of your headquarters who has all of them.",
    ownersOnly:
      "Only an owner for all chapters says who may do what. Ask an owner of your headquarters.",
    lastOwner: "This is the last owner for all chapters. Make somebody else one first.",
    changedMeanwhile: "Somebody else changed this meanwhile. Look at it again.",
    regionTaken: "There is a region with this name already.",
    regionUnknown: "There is no such region any more. Choose again.",
    regionNeeded: "Choose at least one region, or all chapters.",
    regionLimit: "A group has at most {max} regions.",
    stateUnknown: "Choose at least one state.",
    labelRole: "role",
    labelReach: "chapters",
    labelRegions: "regions",
    labelName: "name",
    labelStates: "states",
    labelRegion: "region",
  },
});
