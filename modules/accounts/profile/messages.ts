import { defineMessages } from "#modules/platform/messages";

/** Words of the form with which a club says what it is and what the public sees of it. */
export const profileMessages = defineMessages({
  name: "clubProfile",
  en: {
    name: "Organization name",
    nameHint: "As your members know it. The public sees it.",
    about: "About your club",
    aboutHint: "A few sentences: who you are, whom you support, how to join.",
    aboutShown: "Show this text to the public",
    place: "Where you are",
    city: "City",
    state: "State",
    placeShown: "Show city and state to the public",
    reach: "How to reach you",
    website: "Website",
    websitePlaceholder: "www.example.org",
    websiteShown: "Show the website to the public",
    phone: "Phone",
    phonePlaceholder: "(202) 555-0143",
    phoneShown: "Show the phone number to the public",
    einShape: "Enter the 9 digits of your EIN, for example 12-3456789",
    papers: "Papers for us",
    papersHint: "Optional: the letter with your EIN, your exemption letter, last year's return.",
    filesUnknown:
      "One of these files is not among the files of this organization. Upload it again.",
  },
});
