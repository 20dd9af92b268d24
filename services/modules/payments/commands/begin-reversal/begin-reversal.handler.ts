import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberCredit } from '#modules/membership/contract/member-credit.port.ts';
import { unitOf } from '#modules/membership/contract/plan-offers.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { PaymentTransitions } from '../../application/payment-transitions.ts';
import { applies } from '../../domain/payment/payment-facts.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { BeginReversal } from './begin-reversal.command.ts';
import { NotReversible } from './begin-reversal.errors.ts';

@CommandHandler(BeginReversal)
export class BeginReversalHandler implements ICommandHandler<BeginReversal> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: PaymentRepository,
    private readonly transitions: PaymentTransitions,
    private readonly members: MemberCredit,
    private readonly clock: Clock,
  ) {}

  /** One that is under way already is left as it is. @throws NotReversible */
  async execute({ paymentId, reason }: BeginReversal): Promise<void> {
    const { transaction } = this.unitOfWork;
    const payment = await this.payments.lock(transaction.manager, paymentId);
    if (payment.state === 'reversing') return;
    if (!applies(payment.state, 'reversal-requested')) throw new NotReversible();
    if (payment.state === 'paid') await this.takeBack(transaction, payment, reason);
    await this.transitions.apply(transaction, payment, { kind: 'reversal-requested', reason, at: this.clock.now() });
  }

  private async takeBack(transaction: CommandTransaction, payment: Payment, note: string): Promise<void> {
    const { userId, planId, size, reference } = payment;
    const entry = { userId, unit: unitOf(planId), amount: size, reason: 'reversal' as const, reference, note };
    await this.members.take(transaction, entry);
  }
}
