import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { galleryMessages } from "~/messages/contest-gallery";

/** Words the public gallery in the visitor's language. */
export const useGalleryWords = () => translator(galleryMessages, useUi().locale);
