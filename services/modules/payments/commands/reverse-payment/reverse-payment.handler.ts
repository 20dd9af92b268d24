import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentGateways } from '../../application/payment-gateways.ts';
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
    const payment = await this.payments.find({ id: paymentId });
    if (!payment) throw new UnknownPayment();
    // Nothing is taken back before it is known that somebody can be asked to give the money back.
    if (payment.gateway !== 'none') this.gateways.get(payment.gateway);
    const begun = await this.commands.execute(new BeginReversal(sender, paymentId, reason));
    const { state } = await this.refunds.make(sender, begun);
    return { state };
  }
}
