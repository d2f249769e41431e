import { defineMessages } from "#modules/platform/messages";

/** Why a gift was refused. */
export const giftMessages = defineMessages({
  name: "giftRefusal",
  en: {
    private: "Donors are shown to the primary user and to the treasurer of the roster alone.",
    donorMissing: "Enter the donor's name.",
    dayMissing: "Enter the day of the gift.",
    dayAhead: "Enter today or an earlier day.",
    dayOld: "Enter a day after January 1, 2000.",
    chooseKind: "Choose what was given.",
    amountMissing: "Enter what was given, for example 250.00.",
    propertyMissing: "Describe what was given, for example 12 music stands.",
    chooseGoods: "Say whether the donor got something in return: the letter has to say it.",
    goodsMissing: "Describe what the donor got, for example a dinner.",
    valueMissing: "Enter what it is worth, for example 40.00.",
    emailMailed: "The letter was mailed to the address before. Nothing was changed.",
    mailNone: "No letter of this year waits to be mailed.",
    mailLimit: "A club mails at most {max} letters a day. Mail the rest tomorrow.",
    limit: "A club keeps at most {max} gifts. Remove old ones first.",
    social:
      "Gifts to a social club under section 501(c)(7) are not deductible, so there is no letter for them.",
    otherSection:
      "The IRS's file lists your organization under another section than 501(c)(3), so there is no letter.",
    notDeductible: "The IRS's file says that gifts to your organization are not deductible.",
    revoked:
      "The IRS's list says that your exemption was revoked. Letters begin once it is reinstated.",
    stateFirst:
      "The IRS's files that we have do not list your organization. Say first what your determination letter says.",
    stateAgree: "Tick that your determination letter says so.",
  },
});

/** The letter to a donor: English, which the donor's tax papers are in. */
export const giftLetterWords = defineMessages({
  en: {
    title: "Acknowledgment of a gift",
    subject: "Acknowledgment of a gift to {organization}",
    from: "From",
    to: "To",
    ein: "EIN",
    day: "Day of the gift",
    amount: "Amount",
    dear: "Thank you",
    money: "{organization} received your contribution of {amount} on {day}.",
    property:
      "{organization} received the following property from you on {day}: {property}\nThe value of property is for the donor to determine; this letter states none.",
    goods: "Goods or services",
    none: "No goods or services were provided in exchange for your contribution.",
    some: "In exchange for your contribution we provided: {goods}\nOur good-faith estimate of its value is {value}.",
    part: "The amount of your contribution that is deductible for federal income tax purposes is limited to the excess of what you paid over that value, which is {part}.",
    partOfProperty:
      "The amount of your contribution that is deductible for federal income tax purposes is limited to the excess of the value of the property over that of what you received.",
    about: "About the organization",
    listed:
      "The file of tax-exempt organizations that the IRS published as of {day} lists {organization} under section 501(c)(3) of the Internal Revenue Code.",
    inGroup:
      "{organization} is a subordinate organization of {central}, which the file of tax-exempt organizations that the IRS published as of {day} lists under section 501(c)(3) of the Internal Revenue Code with the group exemption number {gen}.",
    subordinate:
      "{organization} is a subordinate organization of {central} under the group exemption number {gen}.",
    stated:
      "By its determination letter from the IRS, {organization} is exempt under section 501(c)(3) of the Internal Revenue Code.",
    keep: "Please keep this letter with your tax records. A contribution of {from} or more can be deducted only with an acknowledgment that the donor has by the time the return is filed.",
    keepAny: "Please keep this letter with your tax records.",
    signed: "Signed for {organization}",
    sent: "Sent for {organization}",
    sentText: "By e-mail, {day}. It needs no signature.",
    lettersOf: "Letters for the gifts of {year}",
    signature: "Signature",
    name: "Name and office",
    date: "Date",
    footer: "{organization}",
    page: "Page {page} of {pages}",
  },
});

/** The head of the spreadsheet of a year's gifts. */
export const giftTableWords = defineMessages({
  name: "giftTable",
  en: {
    day: "Day",
    donor: "Donor",
    address: "Address",
    email: "E-mail",
    amount: "Amount",
    property: "Property",
    goods: "In return",
    value: "Its value",
    mailed: "Letter mailed",
  },
});
