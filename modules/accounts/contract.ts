export { fileUploadSchema } from "./files/schemas";
export { type HeadquartersRole, headquartersRoles } from "./headquarters/roles";
export { MOST_PASSKEYS } from "./passkeys/domain/passkey-limits";
export {
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyNameSchema,
  passkeyPurposeSchema,
  passkeyRemovalSchema,
} from "./passkeys/schemas";
export { personName } from "./people/domain/person-name";
export {
  acceptanceSchema,
  accountChoiceSchema,
  newPersonSchema,
  personChangesSchema,
} from "./people/schemas";
export type {
  AccountPeople,
  AccountPerson,
  InvitationView,
  PersonInvitation,
} from "./people/views";
export { languageTags } from "./profile/domain/languages";
export {
  profileImageSet,
  SAMPLE_PROFILE_IMAGE,
} from "./profile/domain/profile-image";
export { accountProfileFields } from "./profile/form";
export {
  emailChangeSchema,
  ownProfileSchema,
  sessionEndSchema,
} from "./profile/settings-schemas";
export type { AccountImage, PublicProfile } from "./profile/views";
export {
  accountsLabels,
  codeSchema,
  currentPasswordSchema,
  emailField,
  PASSWORD_FIELD_MAX,
  passwordChangeSchema,
  passwordEmailSchema,
  passwordResetSchema,
  signInConfirmationSchema,
  signInSchema,
} from "./schemas";
export {
  impersonationSchema,
  lostFactorSchema,
  MOST_REASONED,
  SEEING_MINUTES,
  staffInvitationSchema,
  staffRoleSchema,
  suspendedPersonSchema,
} from "./staff/schemas";
export type {
  AccountOverview,
  ImpersonablePerson,
  OwnProfile,
  PasskeyView,
  SecondFactorView,
  SessionListItem,
  SessionView,
  StaffPerson,
} from "./views";
