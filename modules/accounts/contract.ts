export {
  accountsLabels,
  codeSchema,
  currentPasswordSchema,
  emailField,
  PASSWORD_FIELD_MAX,
  passwordChangeSchema,
  passwordEmailSchema,
  passwordResetSchema,
  signInSchema,
} from "./schemas";
export type {
  AccountOverview,
  OwnProfile,
  SecondFactorView,
  SessionListItem,
  SessionView,
} from "./views";
