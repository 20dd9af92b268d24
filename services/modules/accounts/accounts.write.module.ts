import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeAvatarController } from './commands/change-avatar/change-avatar.controller.js';
import { ChangeAvatarHandler } from './commands/change-avatar/change-avatar.handler.js';
import { ChangePasswordController } from './commands/change-password/change-password.controller.js';
import { ChangePasswordHandler } from './commands/change-password/change-password.handler.js';
import { ChangeRoleController } from './commands/change-role/change-role.controller.js';
import { ChangeRoleHandler } from './commands/change-role/change-role.handler.js';
import { DeleteAccountController } from './commands/delete-account/delete-account.controller.js';
import { DeleteAccountHandler } from './commands/delete-account/delete-account.handler.js';
import { EditInfoController } from './commands/edit-info/edit-info.controller.js';
import { EditInfoHandler } from './commands/edit-info/edit-info.handler.js';
import { EndSessionController } from './commands/end-session/end-session.controller.js';
import { EndSessionHandler } from './commands/end-session/end-session.handler.js';
import { Authenticator } from './commands/log-in/authenticator.js';
import { CodeRenewer } from './commands/log-in/code-renewer.js';
import { LogInController } from './commands/log-in/log-in.controller.js';
import { LogInHandler } from './commands/log-in/log-in.handler.js';
import { SessionStarter } from './commands/log-in/session-starter.js';
import { LogOutController } from './commands/log-out/log-out.controller.js';
import { LogOutHandler } from './commands/log-out/log-out.handler.js';
import { RecoverController } from './commands/recover/recover.controller.js';
import { RecoverHandler } from './commands/recover/recover.handler.js';
import { AccountOpener } from './commands/register/account-opener.js';
import { RegisterController } from './commands/register/register.controller.js';
import { RegisterHandler } from './commands/register/register.handler.js';
import { RequestActivationCallController } from './commands/request-activation-call/request-activation-call.controller.js';
import { RequestActivationCallHandler } from './commands/request-activation-call/request-activation-call.handler.js';
import { SuspendController } from './commands/suspend/suspend.controller.js';
import { SuspendHandler } from './commands/suspend/suspend.handler.js';
import { TwoFactorController } from './commands/two-factor/two-factor.controller.js';
import { TwoFactorHandler } from './commands/two-factor/two-factor.handler.js';
import { VerifyController } from './commands/verify/verify.controller.js';
import { VerifyHandler } from './commands/verify/verify.handler.js';
import { DemoAccounts } from './demo/demo-accounts.js';
import { ACCOUNT_ENTITIES, ACCOUNT_REPOSITORIES } from './persistence/account-persistence.js';
import { CaptchaCheck } from './security/captcha-check.js';
import { CodeIssuer } from './security/code-issuer.js';
import { HashingQueue } from './security/hashing-queue.js';
import { OwnPassword } from './security/own-password.js';
import { PasswordHasher } from './security/password-hasher.js';
import { PasswordSetter } from './security/password-setter.js';
import { SecondStep } from './security/second-step.js';
import { TwoFactorCodes } from './security/two-factor-codes.js';
import { VerificationCodes } from './security/verification-codes.js';
import { SessionCloser } from './sessions/session-closer.js';

const CONTROLLERS = [
  ...[RegisterController, VerifyController, RequestActivationCallController, LogInController, LogOutController],
  ...[RecoverController, ChangePasswordController, EditInfoController, ChangeAvatarController, EndSessionController],
  ...[DeleteAccountController, TwoFactorController, SuspendController, ChangeRoleController],
];
const HANDLERS = [
  ...[RegisterHandler, VerifyHandler, RequestActivationCallHandler, LogInHandler, LogOutHandler],
  ...[RecoverHandler, ChangePasswordHandler, EditInfoHandler, ChangeAvatarHandler, EndSessionHandler],
  ...[DeleteAccountHandler, TwoFactorHandler, SuspendHandler, ChangeRoleHandler],
];
const SECURITY = [
  ...[HashingQueue, PasswordHasher, PasswordSetter, OwnPassword, VerificationCodes, CodeIssuer, CaptchaCheck],
  ...[TwoFactorCodes, SecondStep, SessionCloser],
];

/** Needs CaptchaModule, ThrottlingModule, StorageModule and PicturesModule in the same process. */
@Module({
  imports: [TypeOrmModule.forFeature(ACCOUNT_ENTITIES)],
  controllers: CONTROLLERS,
  providers: [
    ...HANDLERS,
    ...ACCOUNT_REPOSITORIES,
    ...SECURITY,
    ...[AccountOpener, Authenticator, CodeRenewer, SessionStarter, DemoAccounts],
  ],
  exports: [DemoAccounts],
})
export class AccountsWriteModule {}
