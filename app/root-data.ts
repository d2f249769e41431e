import { useRouteLoaderData } from "@remix-run/react";
import type { ShownAlert } from "#modules/alerts/contract";
import type { Brand } from "#modules/platform/brand";
import type { Languages } from "#modules/platform/locale";
import type { FlashKind, FlashWords } from "./http/flash";
import type { KeptForm } from "./http/form-answer";
import type { FootLink } from "./http/language";
import type { LaterEvent } from "./http/later-events";

/** As whom staff see this page, and for how long yet. */
export interface SeenAs {
  readonly person: string;
  readonly account: string;
  readonly secondsLeft: number;
}

/** What is above the page. */
export interface ShownBanners {
  /** Staff see it as a member. */
  readonly impersonation?: SeenAs | undefined;
  /** Those that this visitor has not closed. */
  readonly alerts?: readonly ShownAlert[] | undefined;
}

/** What every page knows: words' language, brand, who is signed in, the anti-forgery token. */
export interface RootData extends Languages {
  readonly brand: Brand;
  readonly csrfToken: string;
  readonly user?: {
    readonly firstName: string;
    readonly isStaff: boolean;
    /** Whether a passkey is offered that was not answered yet. */
    readonly offersPasskey: boolean;
    /** One's own organizations, on pages behind the sign-in. */
    readonly accounts?:
      | readonly { readonly id: number; readonly name: string; readonly hasChapters?: boolean }[]
      | undefined;
  };
  readonly flash?: FlashKind;
  readonly flashWords?: FlashWords;
  /** The lines of the site's menu that lead to inquiry forms, and the word that each is under. */
  readonly formWays: readonly {
    readonly menu: string;
    readonly to: string;
    readonly label: string;
  }[];
  /** Which words the browser needs besides the product's English, as JSON. */
  readonly words?: string | undefined;
  /** The same page in the other language, and staff's check of it; each where there is one. */
  readonly footLinks: readonly FootLink[];
  /** Under which address others should keep a public page. */
  readonly canonical?: string | undefined;
  /** What this page tells to analytics, when they are on. */
  readonly event?: LaterEvent;
  /** What this person typed before the session ended, until it is sent again. */
  readonly kept?: KeptForm;
  readonly banners?: ShownBanners | undefined;
  readonly analyticsContainerId?: string;
  readonly errorReportUrl?: string;
}

/** The root loader's answer; undefined when the page shows a fault before it was loaded. */
export const useRootData = (): RootData | undefined =>
  useRouteLoaderData("root") as RootData | undefined;
