import { ChangePasswordController } from './change-password/change-password.controller.ts';
import { ChangeRoleController } from './change-role/change-role.controller.ts';
import { CheckRecoveryLinkController } from './check-recovery-link/check-recovery-link.controller.ts';
import { ChooseProfilePartsController } from './choose-profile-parts/choose-profile-parts.controller.ts';
import { ConfirmContactChangeController } from './confirm-contact-change/confirm-contact-change.controller.ts';
import { ConfirmTwoFactorController } from './confirm-two-factor/confirm-two-factor.controller.ts';
import { DeleteAccountController } from './delete-account/delete-account.controller.ts';
import { DisableTwoFactorController } from './disable-two-factor/disable-two-factor.controller.ts';
import { EditProfileController } from './edit-profile/edit-profile.controller.ts';
import { EndSessionController } from './end-session/end-session.controller.ts';
import { EnrolTwoFactorController } from './enrol-two-factor/enrol-two-factor.controller.ts';
import { ConsoleLogInController } from './log-in/console-log-in.controller.ts';
import { LogInController } from './log-in/log-in.controller.ts';
import { LogOutController } from './log-out/log-out.controller.ts';
import { RegisterAccountController } from './register-account/register-account.controller.ts';
import { RemoveAvatarController } from './remove-avatar/remove-avatar.controller.ts';
import { RemovePhoneController } from './remove-phone/remove-phone.controller.ts';
import { RequestActivationCallController } from './request-activation-call/request-activation-call.controller.ts';
import { RequestContactChangeController } from './request-contact-change/request-contact-change.controller.ts';
import { RequestRecoveryController } from './request-recovery/request-recovery.controller.ts';
import { ResendCodeController } from './resend-code/resend-code.controller.ts';
import { ReviewAvatarController } from './review-avatar/review-avatar.controller.ts';
import { SetAvatarController } from './set-avatar/set-avatar.controller.ts';
import { SuspendAccountController } from './suspend-account/suspend-account.controller.ts';
import { UnsuspendAccountController } from './unsuspend-account/unsuspend-account.controller.ts';
import { VerifyAccountController } from './verify-account/verify-account.controller.ts';

/** In the order in which the API’s description lists them. */
export const COMMAND_CONTROLLERS = [
  RegisterAccountController,
  VerifyAccountController,
  ResendCodeController,
  RequestActivationCallController,
  LogInController,
  ConsoleLogInController,
  LogOutController,
  RequestRecoveryController,
  CheckRecoveryLinkController,
  ChangePasswordController,
  EditProfileController,
  RequestContactChangeController,
  ConfirmContactChangeController,
  RemovePhoneController,
  ChooseProfilePartsController,
  SetAvatarController,
  RemoveAvatarController,
  ReviewAvatarController,
  EndSessionController,
  DeleteAccountController,
  EnrolTwoFactorController,
  ConfirmTwoFactorController,
  DisableTwoFactorController,
  SuspendAccountController,
  UnsuspendAccountController,
  ChangeRoleController,
];
