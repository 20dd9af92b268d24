import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { mailRefund } from '../../application/mail-refund.ts';
import { PaymentTransitions } from '../../application/payment-transitions.ts';
import { applies } from '../../domain/payment/payment-facts.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { RecordReturn, type RecordReturnResult } from './record-return.command.ts';
import { NothingHeld } from './record-return.errors.ts';

@CommandHandler(RecordReturn)
export class RecordReturnHandler implements ICommandHandler<RecordReturn> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: PaymentRepository,
    private readonly transitions: PaymentTransitions,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownPayment, NothingHeld */
  async execute({ paymentId, note }: RecordReturn): Promise<RecordReturnResult> {
    const { transaction } = this.unitOfWork;
    const payment = await this.payments.lock(transaction.manager, paymentId);
    if (!applies(payment.state, 'returned-by-staff')) throw new NothingHeld();
    const fact = { kind: 'returned-by-staff', note, at: this.clock.now() } as const;
    const returned = await this.transitions.apply(transaction, payment, fact);
    await mailRefund(transaction, returned, { byStaff: true });
    return { state: returned.state };
  }
}
