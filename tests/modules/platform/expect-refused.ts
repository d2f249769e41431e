import { expect } from "vitest";
import { botCheckFields } from "#modules/platform/captcha/contract";
import type { Result } from "#modules/platform/result";

/** Expects the bot check's refusal with the words of this key. */
export function expectRefused(result: Result<unknown>, key: string) {
  expect(result).toMatchObject({
    ok: false,
    refusal: { code: "invalid", errors: { [botCheckFields.response]: [{ key }] } },
  });
}
