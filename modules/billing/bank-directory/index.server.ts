import { env } from "#modules/platform/env.server";
import { embeddedDirectory } from "./embedded.server";
import type { BankDirectory } from "./port";
import { remoteDirectory } from "./remote.server";

const configured = env.BANK_DIRECTORY_URL
  ? remoteDirectory(env.BANK_DIRECTORY_URL)
  : embeddedDirectory;

/** The directory that the configuration names. */
export const bankDirectory = (): BankDirectory => configured;
