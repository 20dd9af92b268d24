import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Settlement } from '../../application/settlement.ts';
import { isCreditable } from '../../domain/payment/payment-facts.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { SettlePayment } from './settle-payment.command.ts';

@CommandHandler(SettlePayment)
export class SettlePaymentHandler implements ICommandHandler<SettlePayment> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: PaymentRepository,
    private readonly settlement: Settlement,
  ) {}

  /** Whoever comes second finds it done. @throws BankReferenceUsed */
  async execute({ paymentId, proof }: SettlePayment): Promise<Payment> {
    const { transaction } = this.unitOfWork;
    const payment = await this.payments.lock(transaction.manager, paymentId);
    return isCreditable(payment.state) ? this.settlement.settle(transaction, payment, proof) : payment;
  }
}
