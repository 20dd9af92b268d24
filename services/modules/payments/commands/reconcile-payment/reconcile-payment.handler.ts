import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { isCreditable } from '../../domain/payment/payment-facts.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { type RecordedFact, RecordPaymentFact } from '../record-payment-fact/record-payment-fact.command.ts';
import { VerifyPayment } from '../verify-payment/verify-payment.command.ts';
import { ReconcilePayment } from './reconcile-payment.command.ts';

const CHECK_INTERVAL_MS = 60_000;

/** A payment is closed only after the bank was asked once more, and even then its proof is still honoured. */
@CommandHandler(ReconcilePayment)
export class ReconcilePaymentHandler implements ICommandHandler<ReconcilePayment> {
  constructor(
    private readonly commands: CommandBus,
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayUnclear, GatewayNotConfigured */
  async execute({ sender, paymentId }: ReconcilePayment): Promise<void> {
    const payment = await this.payments.find({ id: paymentId });
    if (!payment) return;
    const { payment: verified } = await this.commands.execute(new VerifyPayment(sender, payment));
    if (!isCreditable(verified.state)) return;
    await this.commands.execute(new RecordPaymentFact(sender, paymentId, this.nextOf(payment, verified)));
  }

  private nextOf(before: Payment, { deadlineAt }: Payment): RecordedFact {
    if (before.state === 'created') return { kind: 'token-overdue' };
    const now = this.clock.now();
    if (now >= deadlineAt) return { kind: 'deadline-passed' };
    return {
      kind: 'recheck-due',
      checkAt: new Date(Math.min(now.getTime() + CHECK_INTERVAL_MS, deadlineAt.getTime())),
    };
  }
}
