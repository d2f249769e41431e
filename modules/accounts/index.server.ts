export { tellAccountChanged } from "./account-changed.server";
export {
  addAccountFile,
  type FileAbout,
  type NewAccountFile,
} from "./files/commands/add-account-file.server";
export {
  type AccountFileView,
  listAccountFiles,
  ownedFileIds,
} from "./files/queries/account-files.server";
export { discardLater } from "./files/stored-files.server";
export {
  type GroupAccess,
  groupAccess,
  inReach,
  mayEdit,
  mayManage,
  reachOf,
  refuseLimited,
  refuseUnlessOwner,
  refuseViewer,
} from "./headquarters/access.server";
export { changeGroup } from "./headquarters/change-group.server";
export {
  addRegion,
  placeChapter,
  placeStates,
  removeRegion,
  renameRegion,
} from "./headquarters/commands/change-regions.server";
export {
  changeHeadquartersRole,
  type HeadquartersRoleChange,
} from "./headquarters/commands/change-role.server";
export {
  type HeadquartersPeople,
  type HeadquartersPerson,
  listHeadquarters,
  type RegionView,
  regionsInReach,
} from "./headquarters/queries/list-headquarters.server";
export {
  chapterRegionSchema,
  headquartersRoleSchema,
  regionSchema,
  regionStatesSchema,
} from "./headquarters/schemas";
export {
  beginImpersonation,
  type NewImpersonation,
} from "./impersonation/commands/begin-impersonation.server";
export { endImpersonation } from "./impersonation/commands/end-impersonation.server";
export { listImpersonable } from "./impersonation/queries/list-impersonable.server";
export {
  activateMembership,
  type NewMembership,
} from "./membership/commands/activate-membership.server";
export { changeBonus } from "./membership/commands/change-bonus.server";
export {
  clearMembership,
  type EndedMembership,
} from "./membership/commands/clear-membership.server";
export {
  type RenewedMembership,
  renewMembership,
} from "./membership/commands/renew-membership.server";
export { suspendAccount } from "./membership/commands/suspend-account.server";
export { suspendBasicRenewal } from "./membership/commands/suspend-basic-renewal.server";
export { membershipOf, SOON_DAYS } from "./membership/domain/membership";
export { membersByState } from "./membership/queries/members-by-state.server";
export { readBasicRenewal } from "./membership/queries/read-basic-renewal.server";
export { refuseSuspended } from "./membership/suspension.server";
export { mergedFields, stayingMembership } from "./merging/merged-fields";
export { mergedInto } from "./merging/merged-into.server";
export { type AccountMerge, moveAccount } from "./merging/move-account.server";
export { UNNAMED_ACCOUNT } from "./messages";
export { changeEin } from "./organization/change-ein.server";
export { createAccount, type NewAccount } from "./organization/create-account.server";
export { createGroup, type NewGroup } from "./organization/create-group.server";
export { accountOfEin, type EinHolder, einHolders } from "./organization/ein-holders.server";
export { listGroups } from "./organization/list-groups.server";
export { lockAccount } from "./organization/lock-account.server";
export { markClaimed } from "./organization/mark-claimed.server";
export { nameAccount } from "./organization/name-account.server";
export { type NewChapter, openChapter } from "./organization/open-chapter.server";
export { readAccountOverview } from "./organization/read-account-overview.server";
export { addPasskey, type PasskeyAddition } from "./passkeys/commands/add-passkey.server";
export {
  beginPasskey,
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  type PasskeySignInStart,
} from "./passkeys/commands/begin-passkey.server";
export {
  type PasskeyRemoval,
  removePasskey,
  renamePasskey,
} from "./passkeys/commands/change-passkey.server";
export {
  confirmByPasskey,
  type PasskeyConfirmation,
} from "./passkeys/commands/confirm-by-passkey.server";
export {
  type PasskeySignIn,
  signInByPasskey,
} from "./passkeys/commands/sign-in-by-passkey.server";
export { declinePasskeyOffer } from "./passkeys/offer.server";
export { listPasskeys } from "./passkeys/queries/list-passkeys.server";
export { passkeyNamesOf } from "./passkeys/queries/passkey-names.server";
export type { AccountPersonChanges } from "./people/changes";
export {
  type Acceptance,
  type Accepted,
  acceptInvitation,
} from "./people/commands/accept-invitation.server";
export { addAccountUser, type NewAccountUser } from "./people/commands/add-account-user.server";
export { createUser, type NewUser } from "./people/commands/create-user.server";
export { deleteAccountUser } from "./people/commands/delete-account-user.server";
export {
  type Entered,
  enterByLink,
  type LinkEntry,
  linkStep,
} from "./people/commands/enter-by-link.server";
export {
  type Begin,
  beginAsMember,
  type Registered,
  type Registration,
  registerApplicant,
} from "./people/commands/register-applicant.server";
export { repeatInvitation } from "./people/commands/repeat-invitation.server";
export {
  type NewAccountPerson,
  storeAccountUser,
} from "./people/commands/store-account-user.server";
export {
  type ChangedPerson,
  updateAccountUser,
} from "./people/commands/update-account-user.server";
export { endAccess, endReading, primaryOf, takePrimary } from "./people/hand-over.server";
export { mayChangePeople } from "./people/permission.server";
export { chooseAccount } from "./people/queries/choose-account.server";
export { listAccountUsers } from "./people/queries/list-account-users.server";
export { readInvitation } from "./people/queries/read-invitation.server";
export type * from "./people/views";
export { confirmEmailChange } from "./profile/commands/confirm-email-change.server";
export { requestEmailChange } from "./profile/commands/request-email-change.server";
export { setEin } from "./profile/commands/set-ein.server";
export {
  clearProfileImage,
  type NewProfileImage,
  setProfileImage,
} from "./profile/commands/set-profile-image.server";
export { takeEin } from "./profile/commands/take-ein.server";
export { unsubscribe } from "./profile/commands/unsubscribe.server";
export {
  type AccountProfileUpdate,
  type SavedAccountProfile,
  updateAccountProfile,
} from "./profile/commands/update-account-profile.server";
export { updateOwnProfile } from "./profile/commands/update-own-profile.server";
export { openProfileImage, readAccountImage } from "./profile/queries/read-account-image.server";
export { readAccountProfile } from "./profile/queries/read-account-profile.server";
export { readEmailRequest } from "./profile/queries/read-email-request.server";
export { readOwnProfile } from "./profile/queries/read-own-profile.server";
export { readPublicProfile } from "./profile/queries/read-public-profile.server";
export {
  type LetterReader,
  languagesOfAddress,
  languagesOfMail,
  readReader,
  readRecipient,
} from "./profile/queries/read-recipient.server";
export { readSubscription } from "./profile/queries/read-subscription.server";
export { changePassword, type PasswordChange } from "./sign-in/commands/change-password.server";
export {
  confirmSecondFactor,
  type SecondStep,
} from "./sign-in/commands/confirm-second-factor.server";
export { confirmSignIn, type SignInConfirmation } from "./sign-in/commands/confirm-sign-in.server";
export {
  endAllSessions,
  endOtherSession,
  endOtherSessions,
  endSession,
} from "./sign-in/commands/end-session.server";
export {
  confirmEnrollment,
  disableSecondFactor,
  enrollSecondFactor,
  renewRecoveryCodes,
} from "./sign-in/commands/enroll-second-factor.server";
export { dropKeptForm, keepForm } from "./sign-in/commands/keep-form.server";
export {
  type PasswordResetRequest,
  requestPasswordReset,
} from "./sign-in/commands/request-password-reset.server";
export { type PasswordReset, resetPassword } from "./sign-in/commands/reset-password.server";
export { type SignedIn, type SignIn, signIn } from "./sign-in/commands/sign-in.server";
export { listSessions } from "./sign-in/queries/list-sessions.server";
export { readKeptForm } from "./sign-in/queries/read-kept-form.server";
export { readResetLink } from "./sign-in/queries/read-reset-link.server";
export { readSecondFactor } from "./sign-in/queries/read-second-factor.server";
export { readSignIn } from "./sign-in/queries/read-sign-in.server";
export { resolveSession } from "./sign-in/queries/resolve-session.server";
export type { OpenedSession } from "./sign-in/store.server";
export { changeStaffRole, type StaffRoleChange } from "./staff/commands/change-staff-role.server";
export { inviteStaff } from "./staff/commands/invite-staff.server";
export { signOutPerson } from "./staff/commands/sign-out-person.server";
export { restorePerson, suspendPerson } from "./staff/commands/suspend-person.server";
export { takeSecondFactor } from "./staff/commands/take-second-factor.server";
export { listStaffRoles } from "./staff/queries/list-staff-roles.server";
export { staffWhoMay } from "./staff/queries/staff-who-may.server";
export type * from "./views";
