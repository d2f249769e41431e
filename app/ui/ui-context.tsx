import { createContext, useContext, useSyncExternalStore } from "react";
import {
  type Catalogue,
  type Locale,
  type Messages,
  type Translate,
  translator,
} from "#modules/platform/messages";
import type { KeptForm } from "~/http/form-answer";
import type { FootLink } from "~/http/language";

/** How the product is called and reached; the root route reads it from the configuration. */
export interface UiBrand {
  readonly name: string;
  readonly company: string;
  readonly postalAddress: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly supportPhoneHref: string;
}

/** What every part of a page may need and no route should have to hand down. */
export interface Ui {
  /** The anti-forgery token that forms carry as `_token`. */
  readonly csrfToken: string;
  readonly locale: Locale;
  /** The BCP 47 tag that decides how dates and numbers look. */
  readonly formatLocale: string;
  readonly brand: UiBrand;
  /** What the foot of the page leads to besides, in words of the server. */
  readonly footLinks?: readonly FootLink[] | undefined;
  /** What is above the page; of it the title names as whom staff see it. */
  readonly banners?:
    | { readonly impersonation?: { readonly person: string } | undefined }
    | undefined;
  /** What was typed into a form before the session ended, and where that form goes. */
  readonly kept?: KeptForm | undefined;
}

const UiContext = createContext<Ui>({
  csrfToken: "",
  locale: "en",
  formatLocale: "en-US",
  brand: {
    name: "",
    company: "",
    postalAddress: "",
    supportEmail: "",
    supportPhone: "",
    supportPhoneHref: "",
  },
});

/** The root route wraps every page in this. */
export const UiProvider = UiContext.Provider;

export const useUi = (): Ui => useContext(UiContext);

/** Words a catalogue in the visitor's language. */
export const useWords = <E extends Messages>(catalogue: Catalogue<E>): Translate<E> =>
  translator(catalogue, useUi().locale);

const never = () => () => {};

/** False on the server and while the page becomes live, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
