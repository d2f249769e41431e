import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "#modules/platform/env.server";

const database = { DATABASE_URL: "postgresql://u@localhost/db" };
const production = {
  ...database,
  NODE_ENV: "production",
  APP_SECRET: "a-secret-of-our-own-that-is-long-enough",
  STANDING_SIGNING_KEY: "0123456789abcdef".repeat(4),
  PUBLIC_URL: "https://club.example/",
  SMTP_URL: "smtp://mail.example",
  DATA_DIR: "/var/lib/goodstanding",
  POSTAL_ADDRESS: "1 Own Street, Own Town, OH 43004",
  ANET_ENV: "production",
  ANET_API_LOGIN_ID: "own-login",
  ANET_TRANSACTION_KEY: "own-transaction",
  ANET_CLIENT_KEY: "own-client",
  ANET_SIGNATURE_KEY: "own-signature",
};

describe("the configuration", () => {
  it("H-27 has a default for everything but the database's address", () => {
    expect(parseEnv(database)).toMatchObject({
      PORT: 3000,
      DATA_DIR: ".data",
      RATE_LIMIT_FACTOR: 1,
      publicUrl: "http://localhost:3000",
      isSecure: false,
      isProduction: false,
    });
    expect(parseEnv(database).REDIS_URL).toBeUndefined();
  });

  it("takes an empty variable as absent", () => {
    expect(parseEnv({ ...database, REDIS_URL: "", PORT: "" })).toMatchObject({ PORT: 3000 });
  });

  it("accepts a complete production configuration", () => {
    expect(parseEnv(production)).toMatchObject({
      isProduction: true,
      publicUrl: "https://club.example",
      isSecure: true,
    });
  });

  it.each([
    ["the published secret", { APP_SECRET: "" }, "APP_SECRET"],
    ["no key for certificates", { STANDING_SIGNING_KEY: "" }, "STANDING_SIGNING_KEY"],
    [
      "the published secret as the one before",
      { APP_SECRET_PREVIOUS: parseEnv(database).APP_SECRET },
      "APP_SECRET_PREVIOUS",
    ],
    ["changed rate limits (H-28)", { RATE_LIMIT_FACTOR: "10" }, "RATE_LIMIT_FACTOR"],
    ["cheap password hashes", { PASSWORD_HASHING: "cheap" }, "PASSWORD_HASHING"],
    ["another time to fill in a form", { FORM_MIN_SECONDS: "0" }, "FORM_MIN_SECONDS"],
    ["a missing public address", { PUBLIC_URL: "" }, "PUBLIC_URL"],
    ["an address without TLS", { PUBLIC_URL: "http://club.example" }, "PUBLIC_URL: https"],
    ["the development mailbox", { SMTP_URL: "" }, "SMTP_URL"],
    ["an address where no post arrives, by default", { POSTAL_ADDRESS: "" }, "POSTAL_ADDRESS"],
    [
      "an address where no post arrives, typed",
      { POSTAL_ADDRESS: ` ${parseEnv(database).POSTAL_ADDRESS} ` },
      "POSTAL_ADDRESS",
    ],
    ["a folder inside the checkout", { DATA_DIR: "" }, "DATA_DIR"],
    ["the card provider's simulator", { ANET_ENV: "simulator" }, "ANET_ENV"],
    ["the simulator by default", { ANET_ENV: "" }, "ANET_ENV"],
    ["a missing key of the card provider", { ANET_SIGNATURE_KEY: "" }, "ANET_SIGNATURE_KEY"],
  ])("refuses %s in production", (_name, change, variable) => {
    expect(() => parseEnv({ ...production, ...change })).toThrow(
      new RegExp(`^.*${variable}`, "ms"),
    );
  });

  it("takes the simulator with its published keys outside production, and no sandbox without keys", () => {
    const simulated = parseEnv(database);
    expect(simulated.ANET_ENV).toBe("simulator");
    expect(simulated.ANET_SIGNATURE_KEY).toMatch(/^[0-9A-F]{128}$/);
    expect(parseEnv({ ...database, ANET_CLIENT_KEY: "mine" }).ANET_CLIENT_KEY).toBe("mine");
    const sandbox = { ...database, ANET_ENV: "sandbox", ANET_API_LOGIN_ID: "login" };
    expect(() => parseEnv(sandbox)).toThrow(
      /ANET_TRANSACTION_KEY.*ANET_CLIENT_KEY.*ANET_SIGNATURE_KEY/s,
    );
  });

  it("H-28 takes a factor for the rate limits outside production", () => {
    expect(parseEnv({ ...database, RATE_LIMIT_FACTOR: "50" }).RATE_LIMIT_FACTOR).toBe(50);
  });

  it("takes cheap password hashes and another time for forms outside production only when told so", () => {
    expect(parseEnv(database)).toMatchObject({ PASSWORD_HASHING: "standard", FORM_MIN_SECONDS: 2 });
    const told = { ...database, PASSWORD_HASHING: "cheap", FORM_MIN_SECONDS: "0" };
    expect(parseEnv(told)).toMatchObject({ PASSWORD_HASHING: "cheap", FORM_MIN_SECONDS: 0 });
  });

  it("names everything that is wrong at once, and never a value", () => {
    try {
      parseEnv({ DATABASE_URL: "mysql://secret@host", PORT: "many", APP_SECRET: "short-secret" });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(EnvError);
      const { message } = error as EnvError;
      expect(message).toContain("DATABASE_URL");
      expect(message).toContain("PORT");
      expect(message).toContain("APP_SECRET");
      expect(message).not.toMatch(/secret@host|short-secret/);
    }
  });

  it("A-22 names product, company, e-mail and phone in one place", () => {
    const changed = parseEnv({
      ...database,
      BRAND_NAME: "Clubkeeper",
      COMPANY_NAME: "Clubkeeper LLC",
      SUPPORT_EMAIL: "help@clubkeeper.example",
      SUPPORT_PHONE: "(555) 010-0199",
    });
    expect(changed).toMatchObject({ BRAND_NAME: "Clubkeeper", SUPPORT_PHONE: "(555) 010-0199" });
  });
});
