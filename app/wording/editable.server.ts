import { inquiryWording, inquiryWords } from "#modules/inquiries/index.server";
import type { Catalogue, Message, Translations } from "#modules/platform/messages";
import type { Linked } from "~/http/href";
import { inquiryAddress } from "~/http/inquiry-paths";
import { returnWords } from "~/parts/irs-form-990/words";
import { pricingMessages } from "~/parts/pricing/words";
import { ratingWords } from "~/parts/rating/words";
import { shellMessages } from "~/parts/shell/words";
import { stateWords } from "~/parts/state-registration/words";
import { applicationStartMessages } from "~/screens/applications/start/words";
import { bylawsPageMessages } from "~/screens/bylaws/bylaws-words";
import { entryMessages } from "~/screens/contests/contest-words";
import { galleryMessages } from "~/screens/contests/gallery/words";
import { multiChapterWords } from "~/screens/inquiries/multi-chapter/words";
import { listingMessages } from "~/screens/listings/words";
import { homeMessages } from "~/screens/site/home/words";
import { incorporationWords } from "~/screens/site/incorporation/words";
import { privacyMessages } from "~/screens/site/privacy/words";
import { refundsMessages } from "~/screens/site/refunds/words";
import { termsMessages } from "~/screens/site/terms/words";
import { spanish } from "./spanish.server";

/** The pages whose texts staff may change, and where each is to be seen; names are those of addresses. */
const pages = [
  { catalogue: homeMessages, label: "Home page", path: "/" },
  { catalogue: shellMessages, label: "Head and foot of every page", path: "/" },
  { catalogue: pricingMessages, label: "Prices", path: "/pricing" },
  { catalogue: applicationStartMessages, label: "Start of an application", path: "/pricing" },
  { catalogue: stateWords, label: "State registration", path: "/state-registration" },
  { catalogue: returnWords, label: "The yearly IRS return", path: "/irs-form-990" },
  { catalogue: incorporationWords, label: "Incorporation and EIN", path: "/incorporation-and-ein" },
  { catalogue: listingMessages, label: "Verify 501(c) status", path: "/verify-501c3" },
  ...inquiryWording.map(({ kind, ...words }) => ({ ...words, path: inquiryAddress(kind) })),
  { catalogue: multiChapterWords, label: "For headquarters", path: "/multi-chapter" },
  { catalogue: inquiryWords, label: "All inquiry forms", path: "/contact" },
  { catalogue: ratingWords, label: "Rating of a page", path: "/irs-form-990" },
  { catalogue: bylawsPageMessages, label: "Bylaws generator", path: "/bylaws-generator" },
  { catalogue: entryMessages, label: "Contest forms", path: "/contest/photo" },
  { catalogue: galleryMessages, label: "Contest galleries", path: "/contest/photo" },
  { catalogue: privacyMessages, label: "Privacy", path: "/privacy" },
  { catalogue: termsMessages, label: "Terms of service", path: "/terms" },
  { catalogue: refundsMessages, label: "Refund policy", path: "/refunds" },
] satisfies readonly { catalogue: Catalogue; label: string; path: Linked }[];

/** A page whose texts staff may change. */
export interface EditablePage {
  readonly name: string;
  readonly label: string;
  /** Where its texts are to be seen. */
  readonly path: string;
  /** What the product says, in English and in Spanish. */
  readonly en: Readonly<Record<string, Message>>;
  readonly es: Readonly<Record<string, Message>>;
}

const translations: Translations = spanish;

export const editablePages: readonly EditablePage[] = pages.map(({ catalogue, label, path }) => {
  const { name = "", en }: Catalogue = catalogue;
  return { name, label, path, en, es: translations[name] ?? {} };
});

/** The texts that are on the page with this path: their page's name; undefined for other pages. */
export const textsAt = (path: string): string | undefined =>
  editablePages.find((page) => page.path === path || page.path === path.replace(/\/[A-Z]{2}$/, ""))
    ?.name;
