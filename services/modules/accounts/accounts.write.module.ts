import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Authenticator } from './commands/log-in/authenticator.js';
import { CodeRenewer } from './commands/log-in/code-renewer.js';
import { LogInController } from './commands/log-in/log-in.controller.js';
import { LogInHandler } from './commands/log-in/log-in.handler.js';
import { SessionStarter } from './commands/log-in/session-starter.js';
import { LogOutController } from './commands/log-out/log-out.controller.js';
import { LogOutHandler } from './commands/log-out/log-out.handler.js';
import { AccountOpener } from './commands/register/account-opener.js';
import { RegisterController } from './commands/register/register.controller.js';
import { RegisterHandler } from './commands/register/register.handler.js';
import { RequestActivationCallController } from './commands/request-activation-call/request-activation-call.controller.js';
import { RequestActivationCallHandler } from './commands/request-activation-call/request-activation-call.handler.js';
import { VerifyController } from './commands/verify/verify.controller.js';
import { VerifyHandler } from './commands/verify/verify.handler.js';
import { DemoAccounts } from './demo/demo-accounts.js';
import { Account } from './persistence/account.entity.js';
import { AccountRepository } from './persistence/account.repository.js';
import { Session } from './persistence/session.entity.js';
import { SessionRepository } from './persistence/session.repository.js';
import { Verification } from './persistence/verification.entity.js';
import { VerificationRepository } from './persistence/verification.repository.js';
import { CaptchaCheck } from './security/captcha-check.js';
import { CodeIssuer } from './security/code-issuer.js';
import { HashingQueue } from './security/hashing-queue.js';
import { PasswordHasher } from './security/password-hasher.js';
import { VerificationCodes } from './security/verification-codes.js';

const HANDLERS = [RegisterHandler, VerifyHandler, RequestActivationCallHandler, LogInHandler, LogOutHandler];
const REPOSITORIES = [AccountRepository, VerificationRepository, SessionRepository];
const SECURITY = [HashingQueue, PasswordHasher, VerificationCodes, CodeIssuer, CaptchaCheck];

/** Needs CaptchaModule and ThrottlingModule in the same process. */
@Module({
  imports: [TypeOrmModule.forFeature([Account, Verification, Session])],
  controllers: [
    RegisterController,
    VerifyController,
    RequestActivationCallController,
    LogInController,
    LogOutController,
  ],
  providers: [
    ...HANDLERS,
    ...REPOSITORIES,
    ...SECURITY,
    AccountOpener,
    Authenticator,
    CodeRenewer,
    SessionStarter,
    DemoAccounts,
  ],
  exports: [DemoAccounts],
})
export class AccountsWriteModule {}
