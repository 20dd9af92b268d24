import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { mailRefund } from '../../application/mail-refund.ts';
import { PaymentTransitions } from '../../application/payment-transitions.ts';
import { applies } from '../../domain/payment/payment-facts.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { RecordPaymentFact } from './record-payment-fact.command.ts';

@CommandHandler(RecordPaymentFact)
export class RecordPaymentFactHandler implements ICommandHandler<RecordPaymentFact> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: PaymentRepository,
    private readonly transitions: PaymentTransitions,
  ) {}

  /** A fact that comes too late is dropped: somebody else has brought the payment on meanwhile. @throws BankReferenceUsed */
  async execute({ paymentId, fact }: RecordPaymentFact): Promise<Payment> {
    const { transaction } = this.unitOfWork;
    const payment = await this.payments.lock(transaction.manager, paymentId);
    if (!applies(payment.state, fact.kind)) return payment;
    const recorded = await this.transitions.apply(transaction, payment, fact);
    if (fact.kind === 'reversal-done') await mailRefund(transaction, recorded, { byStaff: false });
    return recorded;
  }
}
