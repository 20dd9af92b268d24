import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CaptchaCheck } from '#platform/captcha/captcha-check.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { AccountFinder } from './application/account-finder.ts';
import { AccountOpener } from './application/account-opener.ts';
import { AccountSuspension } from './application/account-suspension.ts';
import { AvatarChanger } from './application/avatar-changer.ts';
import { RegistrationLapser } from './application/registration-lapser.ts';
import { HashingQueue } from './application/security/hashing-queue.ts';
import { PasswordHasher } from './application/security/password-hasher.ts';
import { PasswordSetter } from './application/security/password-setter.ts';
import { ReAuthenticatedWork } from './application/security/re-authenticated-work.ts';
import { ReAuthentication } from './application/security/re-authentication.ts';
import { RecoveryLinks } from './application/security/recovery-links.ts';
import { StaffPasswords } from './application/security/staff-passwords.ts';
import { SessionCloser } from './application/sessions/session-closer.ts';
import { TwoFactorCheck } from './application/two-factor/two-factor-check.ts';
import { TwoFactorCodes } from './application/two-factor/two-factor-codes.ts';
import { TwoFactorKeyCheck } from './application/two-factor/two-factor-key-check.ts';
import { TwoFactorSecrets } from './application/two-factor/two-factor-secrets.ts';
import { CodeIssuer } from './application/verification/code-issuer.ts';
import { CodeRenewer } from './application/verification/code-renewer.ts';
import { VerificationCodes } from './application/verification/verification-codes.ts';
import { COMMAND_CONTROLLERS } from './commands/command-controllers.ts';
import { COMMAND_HANDLERS } from './commands/command-handlers.ts';
import { Authenticator } from './commands/log-in/authenticator.ts';
import { DemoAccounts } from './demo/demo-accounts.ts';
import { ACCOUNT_ENTITIES, ACCOUNT_REPOSITORIES } from './persistence/account-persistence.ts';
import { PlanPrices } from './persistence/plan-prices.ts';

/** Needs CaptchaModule, ThrottlingModule, StorageModule and PicturesModule in the same process. */
@Module({
  imports: [TypeOrmModule.forFeature(ACCOUNT_ENTITIES)],
  controllers: COMMAND_CONTROLLERS,
  providers: [
    ...ACCOUNT_REPOSITORIES,
    ...COMMAND_HANDLERS,
    PlanPrices,
    AccountFinder,
    AccountOpener,
    AccountSuspension,
    AvatarChanger,
    Authenticator,
    CaptchaCheck,
    CodeIssuer,
    CodeRenewer,
    HashingQueue,
    PasswordHasher,
    PasswordSetter,
    ReAuthentication,
    ReAuthenticatedWork,
    RecoveryLinks,
    RegistrationLapser,
    StaffPasswords,
    SessionCloser,
    TwoFactorCheck,
    TwoFactorCodes,
    TwoFactorKeyCheck,
    TwoFactorSecrets,
    VerificationCodes,
    DemoAccounts,
  ],
  exports: [DemoAccounts],
})
export class AccountsWriteModule implements OnApplicationBootstrap {
  constructor(
    { values }: Config,
    health: HealthRegistry,
    passwords: StaffPasswords,
    private readonly keyCheck: TwoFactorKeyCheck,
  ) {
    if (values.environment !== 'production') return;
    health.add('staff passwords', async () => {
      // Whose it is, everybody could read here.
      if ((await passwords.published()).length > 0) throw new Error('one of the staff has a published password');
    });
  }

  onApplicationBootstrap(): Promise<void> {
    return this.keyCheck.run();
  }
}
