import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentGateways } from '../../application/payment-gateways.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { UnknownPayment } from '../../domain/payment/unknown-payment.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { BeginReversal } from '../begin-reversal/begin-reversal.command.ts';
import { RefundAttempt } from '../refund-payment/refund-attempt.ts';
import { ReversePayment, type ReversePaymentResult } from './reverse-payment.command.ts';

@CommandHandler(ReversePayment)
export class ReversePaymentHandler implements ICommandHandler<ReversePayment> {
  constructor(
    private readonly commands: CommandBus,
    private readonly payments: PaymentRepository,
    private readonly gateways: PaymentGateways,
    private readonly refunds: RefundAttempt,
  ) {}

  /** @throws UnknownPayment, NotReversible, GatewayNotConfigured */
  async execute({ sender, paymentId, reason }: ReversePayment): Promise<ReversePaymentResult> {
    const { gateway } = await this.find(paymentId);
    // Nothing is taken back before it is known that somebody can be asked to give the money back.
    if (gateway !== 'none') this.gateways.get(gateway);
    await this.commands.execute(new BeginReversal(sender, paymentId, reason));
    // The Idempotency-Key has its result already; a retry finds the payment where the first try, or the worker, has left it.
    const { state } = await this.refunds.make({ ...sender, idempotencyKey: null }, await this.find(paymentId));
    return { state };
  }

  private async find(id: number): Promise<Payment> {
    const payment = await this.payments.find({ id });
    if (!payment) throw new UnknownPayment();
    return payment;
  }
}
