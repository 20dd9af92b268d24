import { Account } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import { PasswordRecovery } from './password-recovery.entity.js';
import { PasswordRecoveryRepository } from './password-recovery.repository.js';
import { Session } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
import { TwoFactor } from './two-factor.entity.js';
import { TwoFactorRepository } from './two-factor.repository.js';
import { Verification } from './verification.entity.js';
import { VerificationRepository } from './verification.repository.js';

export const ACCOUNT_ENTITIES = [Account, Verification, Session, PasswordRecovery, TwoFactor];
export const ACCOUNT_REPOSITORIES = [
  ...[AccountRepository, VerificationRepository, SessionRepository, PasswordRecoveryRepository, TwoFactorRepository],
];
