import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { enqueueEffect } from '../../../../platform/jobs/effect-jobs.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { type PlanOffer, PlanOffers, PURCHASABLE_PLAN } from '../../../membership/events/plan-offers.port.js';
import { RegistrationSales } from '../../../payments/events/registration-sales.port.js';
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

type Registration = Pick<
  RegisterRequest,
  'name' | 'username' | 'email' | 'phone' | 'referrer_id' | 'planId' | 'offer_id'
>;
type Price = Pick<PlanOffer, 'price' | 'size'>;

/**
 * A registration waits for its code; the e-mail address belongs to nobody until the code has come back, so that nobody can
 * hold another's address, and an address that has an account gets the same answer as any other: only its owner learns of it,
 * by mail. A username, which everybody can see, is taken at once and the answer says so.
 */
@Injectable()
export class RegisterHandler {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: CommandTransactions,
    private readonly opener: AccountOpener,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly codes: CodeIssuer,
    private readonly captcha: CaptchaCheck,
    private readonly throttle: Throttle,
    @Optional() @Inject(PlanOffers) private readonly offers?: PlanOffers,
    @Optional() @Inject(RegistrationSales) private readonly sales?: RegistrationSales,
  ) {}

  async execute(request: RegisterRequest) {
    this.throttle.takeAddress(REGISTER_BY_ADDRESS);
    const { name, username, email, phone, referrer_id, captcha, password, planId, offer_id } = request;
    const price = await this.priceOf(planId, offer_id ?? null);
    // No secret in it: what is asked is kept, hashed, with the Idempotency-Key.
    const registration: Registration = { name, username, email, phone, referrer_id, planId, offer_id };
    await this.captcha.require(captcha, registration);
    this.throttle.take(REGISTER_BY_EMAIL, foldIdentity(email));
    const passwordHash = await this.hasher.hash(password);
    const accountId = await this.transactions.run(registration, (transaction) =>
      this.register(transaction, registration, passwordHash),
    );
    return { status: 1 as const, user_id: accountId, price: price.price, size: price.size };
  }

  private async register(transaction: CommandTransaction, registration: Registration, passwordHash: string) {
    const { name, username, email, phone, referrer_id, planId, offer_id } = registration;
    const accountId = await this.opener.open(transaction, {
      ...{ name, username, email, passwordHash },
      phone: phone ? normalisePhone(phone) : null,
      role: 'viewer',
      planId,
      referrerId: referrer_id ?? null,
      verified: false,
    });
    if (planId !== PURCHASABLE_PLAN.free)
      await this.sales?.open(transaction, { userId: accountId, planId, offerId: offer_id ?? null });
    const code = await this.codes.issue(transaction, accountId);
    if (await this.accounts.ownsEmail(transaction.manager, foldIdentity(email))) {
      await enqueueEffect(transaction, MAIL_ALREADY_REGISTERED, { to: email });
    } else {
      await enqueueEffect(transaction, MAIL_CODE, { to: email, name, username, code });
    }
    return accountId;
  }

  /** What will be paid is decided by the order, once the account can log in; this is what it costs now. */
  private async priceOf(planId: number, offerId: number | null): Promise<Price> {
    if (planId === PURCHASABLE_PLAN.free) return { price: 0, size: 0 };
    const offer = await this.offers?.find(this.dataSource.manager, planId, offerId);
    if (!offer) throw new PlanNotAvailable();
    return offer;
  }
}
