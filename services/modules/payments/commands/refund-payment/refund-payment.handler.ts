import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { PaymentGateways } from '../../application/payment-gateways.ts';
import type { Reversal } from '../../contract/payment-gateway.port.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { type RecordedFact, RecordPaymentFact } from '../record-payment-fact/record-payment-fact.command.ts';
import { RefundPayment } from './refund-payment.command.ts';

@CommandHandler(RefundPayment)
export class RefundPaymentHandler implements ICommandHandler<RefundPayment> {
  constructor(
    private readonly commands: CommandBus,
    private readonly gateways: PaymentGateways,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayUnclear when the bank's answer is to be asked for again, GatewayNotConfigured */
  async execute({ sender, payment }: RefundPayment): Promise<Payment> {
    if (payment.state !== 'reversing' || !payment.token) return payment;
    const { id, token, bankReference, taken, amount } = payment;
    const answer = await this.gateways.get(payment.gateway).reverse({ token, bankReference, amount: taken ?? amount });
    return this.commands.execute(new RecordPaymentFact(sender, id, this.factOf(answer)));
  }

  private factOf(answer: Reversal): RecordedFact {
    if (answer.kind === 'refused') return { kind: 'reversal-refused', bankCode: answer.bankCode };
    return { kind: 'reversal-done', at: this.clock.now() };
  }
}
