export { languageTags } from "./domain/languages";
export { personName } from "./domain/person-name";
export {
  profileImageSet,
  SAMPLE_PROFILE_IMAGE,
} from "./domain/profile-image";
export { fileUploadLabels, fileUploadSchema } from "./file-schemas";
export {
  acceptanceSchema,
  accountChoiceSchema,
  newPersonSchema,
  peopleLabels,
  personChangesSchema,
} from "./people-schemas";
export type {
  AccountPeople,
  AccountPerson,
  InvitationView,
  PersonInvitation,
} from "./people-views";
export { accountProfileFields } from "./profile-form";
export type { AccountImage, PublicProfile } from "./profile-views";
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
  emailChangeSchema,
  ownProfileSchema,
  sessionEndSchema,
  settingsLabels,
} from "./settings-schemas";
export {
  lostFactorSchema,
  MOST_REASONED,
  SEEING_MINUTES,
  seeingLabels,
  seeingSchema,
  staffInvitationSchema,
  staffRoleLabels,
  staffRoleSchema,
} from "./staff-schemas";
export type {
  AccountOverview,
  OwnProfile,
  SecondFactorView,
  SeeablePerson,
  SessionListItem,
  SessionView,
  StaffPerson,
} from "./views";
