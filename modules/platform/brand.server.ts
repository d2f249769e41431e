import { env } from "./env.server";

/** How the product is called and reached. Pages get it through the root loader. */
export interface Brand {
  readonly name: string;
  readonly company: string;
  readonly supportEmail: string;
  /** As people read it. */
  readonly supportPhone: string;
  /** As a phone dials it: `tel:5550100142`. */
  readonly supportPhoneHref: string;
  /** The origin of every link, without a slash at the end. */
  readonly publicUrl: string;
}

/** Reads the brand from the configuration; the one place that knows the names. */
export function brandFrom(source: {
  BRAND_NAME: string;
  COMPANY_NAME: string;
  SUPPORT_EMAIL: string;
  SUPPORT_PHONE: string;
  publicUrl: string;
}): Brand {
  return Object.freeze({
    name: source.BRAND_NAME,
    company: source.COMPANY_NAME,
    supportEmail: source.SUPPORT_EMAIL,
    supportPhone: source.SUPPORT_PHONE,
    supportPhoneHref: `tel:${source.SUPPORT_PHONE.replace(/[^\d+]/g, "")}`,
    publicUrl: source.publicUrl,
  });
}

export const brand: Brand = brandFrom(env);
