import { Account } from './account.entity.ts';
import { AccountRepository } from './account.repository.ts';
import { ContactChange } from './contact-change.entity.ts';
import { ContactChangeRepository } from './contact-change.repository.ts';
import { PasswordRecovery } from './password-recovery.entity.ts';
import { PasswordRecoveryRepository } from './password-recovery.repository.ts';
import { RegistrationHandle } from './registration-handle.entity.ts';
import { RegistrationHandleRepository } from './registration-handle.repository.ts';
import { Session } from './session.entity.ts';
import { SessionRepository } from './session.repository.ts';
import { TwoFactor } from './two-factor.entity.ts';
import { TwoFactorRepository } from './two-factor.repository.ts';
import { Verification } from './verification.entity.ts';
import { VerificationRepository } from './verification.repository.ts';

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
