import { ChangePasswordHandler } from './change-password/change-password.handler.ts';
import { ChangeRoleHandler } from './change-role/change-role.handler.ts';
import { CheckRecoveryLinkHandler } from './check-recovery-link/check-recovery-link.handler.ts';
import { ChooseProfilePartsHandler } from './choose-profile-parts/choose-profile-parts.handler.ts';
import { ConfirmContactChangeHandler } from './confirm-contact-change/confirm-contact-change.handler.ts';
import { ConfirmTwoFactorHandler } from './confirm-two-factor/confirm-two-factor.handler.ts';
import { CreateAdminHandler } from './create-admin/create-admin.handler.ts';
import { DeleteAccountHandler } from './delete-account/delete-account.handler.ts';
import { DisableTwoFactorHandler } from './disable-two-factor/disable-two-factor.handler.ts';
import { EditProfileHandler } from './edit-profile/edit-profile.handler.ts';
import { EndSessionHandler } from './end-session/end-session.handler.ts';
import { EnrolTwoFactorHandler } from './enrol-two-factor/enrol-two-factor.handler.ts';
import { GuessCodeHandler } from './guess-code/guess-code.handler.ts';
import { LogInHandler } from './log-in/log-in.handler.ts';
import { LogOutHandler } from './log-out/log-out.handler.ts';
import { OpenAccountHandler } from './open-account/open-account.handler.ts';
import { RegisterAccountHandler } from './register-account/register-account.handler.ts';
import { RemoveAvatarHandler } from './remove-avatar/remove-avatar.handler.ts';
import { RemovePhoneHandler } from './remove-phone/remove-phone.handler.ts';
import { RenewCodeHandler } from './renew-code/renew-code.handler.ts';
import { RequestActivationCallHandler } from './request-activation-call/request-activation-call.handler.ts';
import { RequestContactChangeHandler } from './request-contact-change/request-contact-change.handler.ts';
import { RequestRecoveryHandler } from './request-recovery/request-recovery.handler.ts';
import { ResendCodeHandler } from './resend-code/resend-code.handler.ts';
import { ResetTwoFactorHandler } from './reset-two-factor/reset-two-factor.handler.ts';
import { ReviewAvatarHandler } from './review-avatar/review-avatar.handler.ts';
import { SetAvatarHandler } from './set-avatar/set-avatar.handler.ts';
import { StartSessionHandler } from './start-session/start-session.handler.ts';
import { SuspendAccountHandler } from './suspend-account/suspend-account.handler.ts';
import { UnsuspendAccountHandler } from './unsuspend-account/unsuspend-account.handler.ts';
import { VerifyAccountHandler } from './verify-account/verify-account.handler.ts';

/** IssueRecovery's is with the workers, whose job sends it. */
export const COMMAND_HANDLERS = [
  ChangePasswordHandler,
  ChangeRoleHandler,
  CheckRecoveryLinkHandler,
  ChooseProfilePartsHandler,
  ConfirmContactChangeHandler,
  ConfirmTwoFactorHandler,
  CreateAdminHandler,
  DeleteAccountHandler,
  DisableTwoFactorHandler,
  EditProfileHandler,
  EndSessionHandler,
  EnrolTwoFactorHandler,
  GuessCodeHandler,
  LogInHandler,
  LogOutHandler,
  OpenAccountHandler,
  RegisterAccountHandler,
  RemoveAvatarHandler,
  RemovePhoneHandler,
  ReviewAvatarHandler,
  RenewCodeHandler,
  RequestActivationCallHandler,
  RequestContactChangeHandler,
  RequestRecoveryHandler,
  ResendCodeHandler,
  ResetTwoFactorHandler,
  SetAvatarHandler,
  StartSessionHandler,
  SuspendAccountHandler,
  UnsuspendAccountHandler,
  VerifyAccountHandler,
];
