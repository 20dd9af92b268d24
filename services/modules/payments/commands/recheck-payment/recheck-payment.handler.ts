import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { GatewayUnclear } from '../../contract/payment-gateway.port.ts';
import { UnknownPayment } from '../../domain/payment/unknown-payment.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { VerifyPayment } from '../verify-payment/verify-payment.command.ts';
import { RecheckPayment, type RecheckPaymentResult } from './recheck-payment.command.ts';

@CommandHandler(RecheckPayment)
export class RecheckPaymentHandler implements ICommandHandler<RecheckPayment> {
  constructor(
    private readonly commands: CommandBus,
    private readonly payments: PaymentRepository,
  ) {}

  /** @throws UnknownPayment, GatewayNotConfigured */
  async execute({ sender, paymentId }: RecheckPayment): Promise<RecheckPaymentResult> {
    const payment = await this.payments.find({ id: paymentId });
    if (!payment) throw new UnknownPayment();
    try {
      const verified = await this.commands.execute(new VerifyPayment(sender, payment));
      const { state, code } = verified.payment;
      return { state, code, asked: verified.asked, answered: verified.asked };
    } catch (error) {
      if (!(error instanceof GatewayUnclear)) throw error;
      return { state: payment.state, code: payment.code, asked: true, answered: false };
    }
  }
}
