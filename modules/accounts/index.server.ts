export {
  type Acceptance,
  type Accepted,
  acceptInvitation,
} from "./commands/accept-invitation.server";
export { activateMembership, type NewMembership } from "./commands/activate-membership.server";
export { addAccountFile, type NewAccountFile } from "./commands/add-account-file.server";
export { addAccountUser, type NewAccountUser } from "./commands/add-account-user.server";
export { beginSeeing, type NewSeeing } from "./commands/begin-seeing.server";
export { changeBonus } from "./commands/change-bonus.server";
export { changePassword, type PasswordChange } from "./commands/change-password.server";
export { changeStaffRole, type StaffRoleChange } from "./commands/change-staff-role.server";
export { clearMembership, type EndedMembership } from "./commands/clear-membership.server";
export { confirmEmailChange } from "./commands/confirm-email-change.server";
export { confirmSecondFactor, type SecondStep } from "./commands/confirm-second-factor.server";
export { confirmSignIn, type SignInConfirmation } from "./commands/confirm-sign-in.server";
export { createAccount, type NewAccount } from "./commands/create-account.server";
export { createGroup, type NewGroup } from "./commands/create-group.server";
export { createUser, type NewUser } from "./commands/create-user.server";
export { deleteAccountUser } from "./commands/delete-account-user.server";
export { endSeeing } from "./commands/end-seeing.server";
export {
  endAllSessions,
  endOtherSession,
  endOtherSessions,
  endSession,
} from "./commands/end-session.server";
export {
  confirmEnrollment,
  disableSecondFactor,
  enrollSecondFactor,
  renewRecoveryCodes,
} from "./commands/enroll-second-factor.server";
export { inviteStaff } from "./commands/invite-staff.server";
export { dropKeptForm, keepForm } from "./commands/keep-form.server";
export {
  type Begin,
  beginAsMember,
  type Registered,
  type Registration,
  registerApplicant,
} from "./commands/register-applicant.server";
export { type RenewedMembership, renewMembership } from "./commands/renew-membership.server";
export { repeatInvitation } from "./commands/repeat-invitation.server";
export { requestEmailChange } from "./commands/request-email-change.server";
export {
  type PasswordResetRequest,
  requestPasswordReset,
} from "./commands/request-password-reset.server";
export { type PasswordReset, resetPassword } from "./commands/reset-password.server";
export {
  clearProfileImage,
  type NewProfileImage,
  setProfileImage,
} from "./commands/set-profile-image.server";
export { type SignedIn, type SignIn, signIn } from "./commands/sign-in.server";
export { signOutPerson } from "./commands/sign-out-person.server";
export { type NewAccountPerson, storeAccountUser } from "./commands/store-account-user.server";
export { suspendAccount } from "./commands/suspend-account.server";
export { suspendBasicRenewal } from "./commands/suspend-basic-renewal.server";
export { takeSecondFactor } from "./commands/take-second-factor.server";
export { unsubscribe } from "./commands/unsubscribe.server";
export {
  type AccountProfileUpdate,
  type SavedAccountProfile,
  updateAccountProfile,
} from "./commands/update-account-profile.server";
export { type ChangedPerson, updateAccountUser } from "./commands/update-account-user.server";
export { updateOwnProfile } from "./commands/update-own-profile.server";
export { membershipOf, SOON_DAYS } from "./domain/membership";
export { mergedFields, stayingMembership } from "./domain/merged-fields";
export { lockAccount } from "./lock-account.server";
export { type AccountMerge, moveAccount } from "./merging.server";
export { UNNAMED_ACCOUNT } from "./messages";
export type { AccountPersonChanges } from "./people-changes";
export { mayChangePeople } from "./people-permission.server";
export type * from "./people-views";
export {
  type AccountFile,
  type AccountFileView,
  accountFileOf,
  listAccountFiles,
  ownedFileIds,
} from "./queries/account-files.server";
export { chooseAccount } from "./queries/choose-account.server";
export { listAccountUsers } from "./queries/list-account-users.server";
export { listGroups } from "./queries/list-groups.server";
export { listSeeable } from "./queries/list-seeable.server";
export { listSessions } from "./queries/list-sessions.server";
export { listStaffRoles } from "./queries/list-staff-roles.server";
export { mergedInto } from "./queries/merged-into.server";
export { openProfileImage, readAccountImage } from "./queries/read-account-image.server";
export { readAccountOverview } from "./queries/read-account-overview.server";
export { readAccountProfile } from "./queries/read-account-profile.server";
export { readBasicRenewal } from "./queries/read-basic-renewal.server";
export { readEmailRequest } from "./queries/read-email-request.server";
export { readInvitation } from "./queries/read-invitation.server";
export { readKeptForm } from "./queries/read-kept-form.server";
export { readOwnProfile } from "./queries/read-own-profile.server";
export { readPublicProfile } from "./queries/read-public-profile.server";
export { readRecipient } from "./queries/read-recipient.server";
export { readResetLink } from "./queries/read-reset-link.server";
export { readSecondFactor } from "./queries/read-second-factor.server";
export { readSignIn } from "./queries/read-sign-in.server";
export { readSubscription } from "./queries/read-subscription.server";
export { resolveSession } from "./queries/resolve-session.server";
export type { OpenedSession } from "./store.server";
export { refuseSuspended } from "./suspension.server";
export type * from "./views";
