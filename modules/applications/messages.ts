import { defineMessages } from "#modules/platform/messages";

export const applicationsMessages = defineMessages({
  name: "applicationRefusal",
  en: {
    levelUnknown: "Choose one of the memberships on the pricing page.",
    schemaMismatch: "This membership is of another type. Choose it again on the pricing page.",
    pageUnknown: "There is no such page in this application.",
    pageSkipped: "Complete page {page}, {label}, first.",
    onPage: "Page {page}, {label}: {problem}",
    locked: "This application is locked, because it was submitted.",
    changedByOther:
      "{name} saved this page on {when}, after you opened it. Compare the two and save again.",
    somebody: "Somebody",
    fieldNotInForm: "The {name} field is not part of this page.",
    draftTooLong: "There is too much text here to keep it while you type. Save the page instead.",
    startUpHas501c:
      "Standard start-up accounts include tax-exemption. If you have it already, you need a maintain account.",
    startUpHasRequested:
      "Standard start-up accounts include tax-exemption. If you have asked the IRS for it already, you need a maintain account.",
    maintainNeeds501c:
      "Maintain accounts are for groups with existing exemption. Check this box if you have it.",
    maintainRequestedOnly:
      "Maintain accounts are for groups with existing exemption. While you wait for the IRS, you need a start-up account.",
    wrongState: "This application is now in another state. Look at it again before you decide.",
    invoiceOpen:
      "The joining invoice is open. Enter the payment, or move on without one and say why.",
    openChanged:
      "What is open of the joining invoice has changed. Look at it again before you decide.",
    declinedNote: "The application was declined.",
    deleteDraftOnly: "Only an application that was never submitted can be deleted.",
    switchDraftOnly: "Only an application that was never submitted can be switched.",
    switchNone: "There is no other type of this membership.",
    requestsCount: "Ask for at least one change and at most {max}.",
    words: "Write 1 to {max} characters for the applicant.",
    einShape: "An EIN has nine digits, for example 12-3456789.",
    einNotInFile:
      "This EIN is not in the IRS file we have. New organizations take some months to get into it.",
    fileUnknown: "One of these files is not there any more. Upload it again.",
  },
});
