import { Inject, Optional } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PURCHASABLE_PLAN } from '#modules/membership/contract/plan-offers.port.ts';
import { type RegistrationOrder, RegistrationSales } from '#modules/payments/contract/registration-sales.port.ts';
import { CaptchaCheck } from '#platform/captcha/captcha-check.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { LANGUAGES, type Language } from '#platform/kernel/text/language.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { MAIL_ALREADY_REGISTERED, MAIL_CODE } from '../../application/account-jobs.ts';
import { AccountOpener } from '../../application/account-opener.ts';
import { RegistrationLapser } from '../../application/registration-lapser.ts';
import { PasswordHasher } from '../../application/security/password-hasher.ts';
import { REGISTER_BY_ADDRESS, REGISTER_BY_EMAIL } from '../../application/throttle-limits.ts';
import { CodeIssuer } from '../../application/verification/code-issuer.ts';
import { foldIdentity, normalisePhone } from '../../domain/names/identity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { type PlanPrice, PlanPrices } from '../../persistence/plan-prices.ts';
import { RegistrationHandleRepository } from '../../persistence/registration/registration-handle.repository.ts';
import { RegisterAccount, type RegisterAccountResult, type Registration } from './register-account.command.ts';
import { PlanNotAvailable } from './register-account.errors.ts';

@CommandHandler(RegisterAccount)
export class RegisterAccountHandler implements ICommandHandler<RegisterAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly opener: AccountOpener,
    private readonly registrations: RegistrationLapser,
    private readonly accounts: AccountRepository,
    private readonly prices: PlanPrices,
    private readonly hasher: PasswordHasher,
    private readonly codes: CodeIssuer,
    private readonly handles: RegistrationHandleRepository,
    private readonly captcha: CaptchaCheck,
    private readonly throttle: Throttle,
    @Optional() @Inject(RegistrationSales) private readonly sales?: RegistrationSales,
  ) {}

  /** @throws PlanNotAvailable, CaptchaFailed, UsernameTaken, TooManyRequests */
  async execute(command: RegisterAccount): Promise<RegisterAccountResult> {
    const { sender, registration } = command;
    const prepare = () => this.admit(command);
    return this.unitOfWork.runPrepared(command, prepare, async (transaction, { passwordHash, replacedId }) => {
      if (replacedId !== null) await this.giveUp(transaction, replacedId, registration.username);
      const spoken = { ...registration, language: sender.language ?? LANGUAGES[0] };
      return this.register(transaction, spoken, passwordHash);
    });
  }

  /** @throws PlanNotAvailable, CaptchaFailed, TooManyRequests */
  private async admit(command: RegisterAccount): Promise<{ passwordHash: string; replacedId: number | null }> {
    const { sender, registration, password, captcha, replaces } = command;
    await this.throttle.consumeAddress(REGISTER_BY_ADDRESS, sender.address);
    if (!(await this.prices.find(registration.planId, registration.offerId))) throw new PlanNotAvailable();
    await this.captcha.require(captcha, command);
    await this.throttle.consume(REGISTER_BY_EMAIL, foldIdentity(registration.email));
    const passwordHash = await this.hasher.hash(password);
    return { passwordHash, replacedId: replaces === null ? null : await this.handles.find(replaces) };
  }

  /** Whoever has mistyped their address gets no code, and would not get their own username for a day. */
  private async giveUp(transaction: CommandTransaction, accountId: number, username: string): Promise<void> {
    const account = await this.accounts.lock(transaction.manager, accountId);
    if (!account || account.verifiedAt || account.deletedAt) return;
    if (account.usernameFolded === foldIdentity(username)) await this.registrations.lapse(transaction, account);
  }

  private async register(
    transaction: CommandTransaction,
    registration: Registration & { language: Language },
    passwordHash: string,
  ): Promise<RegisterAccountResult> {
    const { name, username, email, phone, planId, offerId, referrerId, language } = registration;
    const identity = { name, username, email, phone: phone ? normalisePhone(phone) : null, passwordHash };
    const account = { ...identity, role: 'viewer' as const, planId, referrerId, verified: false, language };
    const userId = await this.opener.open(transaction, account);
    const { price, size } = await this.openSale(transaction, { userId, planId, offerId });
    const code = await this.codes.issue(transaction, userId);
    const { owner } = await this.accounts.findByEmail(foldIdentity(email), transaction.manager);
    if (owner) {
      await enqueueJob(transaction, MAIL_ALREADY_REGISTERED, { to: email, language: owner.language });
    } else {
      await enqueueJob(transaction, MAIL_CODE, { to: email, code, language });
    }
    return { handle: await this.handles.issue(transaction.manager, userId), price, size };
  }

  /** What is told is what is kept: it may have changed since it was first looked at. @throws PlanNotAvailable */
  private async openSale(transaction: CommandTransaction, order: RegistrationOrder): Promise<PlanPrice> {
    if (order.planId === PURCHASABLE_PLAN.free) return { price: 0, size: 0 };
    const sale = await this.sales?.open(transaction, order);
    if (!sale) throw new PlanNotAvailable();
    return sale;
  }
}
