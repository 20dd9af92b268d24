import { EventLog1732000000001 } from './write/1732000000001-event-log.js';
import { RelayLeadership1732000000002 } from './write/1732000000002-relay-leadership.js';
import { Catalogue1732000001001 } from './write/1732000001001-catalogue.js';
import { Accounts1732000002001 } from './write/1732000002001-accounts.js';
import { AccountSecurity1732000002101 } from './write/1732000002101-account-security.js';
import { Community1732000003001 } from './write/1732000003001-community.js';
import { MissingTranslations1732000006001 } from './write/1732000006001-missing-translations.js';
import { EffectJobs1732000007001 } from './write/1732000007001-effect-jobs.js';
import { SpentCaptcha1732000007002 } from './write/1732000007002-spent-captcha.js';
import { Membership1732000008001 } from './write/1732000008001-membership.js';
import { Payments1732000009001 } from './write/1732000009001-payments.js';
import { PaymentProof1732000009002 } from './write/1732000009002-payment-proof.js';

/** All migrations of the write database, oldest first. */
export const writeMigrations = [
  EventLog1732000000001,
  RelayLeadership1732000000002,
  Catalogue1732000001001,
  Accounts1732000002001,
  Community1732000003001,
  MissingTranslations1732000006001,
  EffectJobs1732000007001,
  SpentCaptcha1732000007002,
  AccountSecurity1732000002101,
  Membership1732000008001,
  Payments1732000009001,
  PaymentProof1732000009002,
];
