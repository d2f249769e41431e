import type { Brand } from "./brand";
import { env } from "./env.server";

/** Reads the brand from the configuration; the one place that knows the names. */
export function brandFrom(source: {
  BRAND_NAME: string;
  COMPANY_NAME: string;
  POSTAL_ADDRESS: string;
  SUPPORT_EMAIL: string;
  SUPPORT_PHONE: string;
  publicUrl: string;
}): Brand {
  return Object.freeze({
    name: source.BRAND_NAME,
    company: source.COMPANY_NAME,
    postalAddress: source.POSTAL_ADDRESS,
    supportEmail: source.SUPPORT_EMAIL,
    supportPhone: source.SUPPORT_PHONE,
    supportPhoneHref: `tel:${source.SUPPORT_PHONE.replace(/[^\d+]/g, "")}`,
    publicUrl: source.publicUrl,
  });
}

export const brand: Brand = brandFrom(env);
