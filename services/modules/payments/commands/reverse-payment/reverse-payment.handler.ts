import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnknownPayment } from '../../domain/unknown-payment.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { BeginReversal } from '../begin-reversal/begin-reversal.command.ts';
import { RefundPayment } from '../refund-payment/refund-payment.command.ts';
import { ReversePayment, type ReversePaymentResult } from './reverse-payment.command.ts';

@CommandHandler(ReversePayment)
export class ReversePaymentHandler implements ICommandHandler<ReversePayment> {
  constructor(
    private readonly commands: CommandBus,
    private readonly payments: PaymentRepository,
  ) {}

  /** @throws UnknownPayment, NotReversible */
  async execute({ sender, paymentId, reason }: ReversePayment): Promise<ReversePaymentResult> {
    if (!(await this.payments.find({ id: paymentId }))) throw new UnknownPayment();
    const begun = await this.commands.execute(new BeginReversal(sender, paymentId, reason));
    // A bank that does not answer now is asked again by the worker.
    const { state } = await this.commands.execute(new RefundPayment(sender, begun)).catch(() => begun);
    return { state };
  }
}
