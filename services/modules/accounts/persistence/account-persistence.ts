import { Account } from './account.entity.ts';
import { AccountRepository } from './account.repository.ts';
import { ContactChange } from './contact-change.entity.ts';
import { ContactChangeRepository } from './contact-change.repository.ts';
import { RegistrationHandle } from './registration/registration-handle.entity.ts';
import { RegistrationHandleRepository } from './registration/registration-handle.repository.ts';
import { Verification } from './registration/verification.entity.ts';
import { VerificationRepository } from './registration/verification.repository.ts';
import { PasswordRecovery } from './sign-in/password-recovery.entity.ts';
import { PasswordRecoveryRepository } from './sign-in/password-recovery.repository.ts';
import { Session } from './sign-in/session.entity.ts';
import { SessionRepository } from './sign-in/session.repository.ts';
import { TwoFactor } from './sign-in/two-factor.entity.ts';
import { TwoFactorRepository } from './sign-in/two-factor.repository.ts';

export const ACCOUNT_ENTITIES = [
  Account,
  Verification,
  Session,
  PasswordRecovery,
  RegistrationHandle,
  ContactChange,
  TwoFactor,
];
export const ACCOUNT_REPOSITORIES = [
  AccountRepository,
  VerificationRepository,
  SessionRepository,
  PasswordRecoveryRepository,
  RegistrationHandleRepository,
  ContactChangeRepository,
  TwoFactorRepository,
];
