import { Injectable } from '@nestjs/common';
import { enqueueEffect } from '../../../../platform/jobs/effect-jobs.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { foldIdentity, normalisePhone } from '../../domain/identity.js';
import { MAIL_ALREADY_REGISTERED, MAIL_CODE } from '../../effects/account-effects.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { REGISTER_BY_ADDRESS, REGISTER_BY_EMAIL } from '../../security/account-limits.js';
import { CaptchaCheck } from '../../security/captcha-check.js';
import { CodeIssuer } from '../../security/code-issuer.js';
import { PasswordHasher } from '../../security/password-hasher.js';
import { AccountOpener } from './account-opener.js';
import { PlanNotAvailable } from './register.errors.js';
import type { RegisterRequest } from './register.request.js';

const FREE_PLAN = 1;

type Registration = Pick<RegisterRequest, 'name' | 'username' | 'email' | 'phone' | 'referrer_id'>;

/**
 * A registration waits for its code; the e-mail address belongs to nobody until the code has come back, so that nobody can
 * hold another's address, and an address that has an account gets the same answer as any other: only its owner learns of it,
 * by mail. A username, which everybody can see, is taken at once and the answer says so.
 */
@Injectable()
export class RegisterHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly opener: AccountOpener,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly codes: CodeIssuer,
    private readonly captcha: CaptchaCheck,
    private readonly throttle: Throttle,
  ) {}

  async execute(request: RegisterRequest) {
    this.throttle.takeAddress(REGISTER_BY_ADDRESS);
    if (request.planId !== FREE_PLAN) throw new PlanNotAvailable();
    const { name, username, email, phone, referrer_id, captcha, password } = request;
    this.throttle.take(REGISTER_BY_EMAIL, foldIdentity(email));
    // No secret in it: what is asked is kept, hashed, with the Idempotency-Key.
    const registration: Registration = { name, username, email, phone, referrer_id };
    await this.captcha.require(captcha, registration);
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(registration, (transaction) => this.register(transaction, registration, passwordHash));
  }

  private async register(transaction: CommandTransaction, registration: Registration, passwordHash: string) {
    const { name, username, email, phone, referrer_id } = registration;
    const accountId = await this.opener.open(transaction, {
      ...{ name, username, email, passwordHash },
      phone: phone ? normalisePhone(phone) : null,
      role: 'viewer',
      planId: FREE_PLAN,
      referrerId: referrer_id ?? null,
      verified: false,
    });
    const code = await this.codes.issue(transaction, accountId);
    if (await this.accounts.ownsEmail(transaction.manager, foldIdentity(email))) {
      await enqueueEffect(transaction, MAIL_ALREADY_REGISTERED, { to: email });
    } else {
      await enqueueEffect(transaction, MAIL_CODE, { to: email, name, username, code });
    }
    return { status: 1 as const, user_id: accountId, price: 0, size: 0 };
  }
}
