import { defineMessages } from "#modules/platform/messages";

/** Words of the renewed years of an account and of their certificates. */
export const membershipYearWords = defineMessages({
  name: "membershipYear",
  en: {
    memberships: "Memberships",
    membershipsCaption: { one: "{count} year", other: "{count} years" },
    membershipsNone: "After the first renewal you find each year here with its certificate.",
    columnLevel: "Level",
    columnFrom: "From",
    columnThrough: "Through",
    columnCertificate: "Certificate",
    certificateOf: "Certificate {number}",
    certificateTitle: "Certificate of membership",
    certificateLede: "{level}, from {from} through {through}.",
    "certificate.ready": "It is ready to print, as a PDF on US Letter paper.",
    "certificate.waiting": "It is being prepared. This page looks again by itself.",
    "certificate.none": "It is not there yet.",
    certificateDownload: "Download the certificate",
    certificateLook: "Look again",
    certificateMake: "Prepare the certificate",
    certificateBack: "Back to finances",
  },
});
