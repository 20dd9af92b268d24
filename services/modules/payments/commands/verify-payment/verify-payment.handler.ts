import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { PaymentGateways } from '../../application/payment-gateways.ts';
import type { PaymentGateway, Verification } from '../../contract/payment-gateway.port.ts';
import { isCreditable, type Proof } from '../../domain/payment/payment-facts.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { BankReferenceUsed } from '../../persistence/bank-reference-used.ts';
import { type RecordedFact, RecordPaymentFact } from '../record-payment-fact/record-payment-fact.command.ts';
import { RefundAttempt } from '../refund-payment/refund-attempt.ts';
import { RefundPayment } from '../refund-payment/refund-payment.command.ts';
import { SettlePayment } from '../settle-payment/settle-payment.command.ts';
import { VerifyPayment, type VerifyPaymentResult } from './verify-payment.command.ts';

const RETRY_INTERVAL_MS = 60_000;

/**
 * Does what the bank's answer means. No lock is held while the bank thinks: asking is harmless, and what follows from the
 * answer is decided under the payment's lock.
 */
@CommandHandler(VerifyPayment)
export class VerifyPaymentHandler implements ICommandHandler<VerifyPayment> {
  constructor(
    private readonly commands: CommandBus,
    private readonly gateways: PaymentGateways,
    private readonly refunds: RefundAttempt,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayUnclear, GatewayNotConfigured */
  async execute({ sender, payment }: VerifyPayment): Promise<VerifyPaymentResult> {
    if (payment.state === 'reversing') return asked(await this.commands.execute(new RefundPayment(sender, payment)));
    const { token } = payment;
    if (!isCreditable(payment.state) || !token) return { payment, asked: false };
    const gateway = this.gateways.get(payment.gateway);
    if (!canAsk(gateway, payment)) return { payment, asked: false };
    return asked(await this.ask(sender, payment, token, gateway));
  }

  private async ask(sender: Sender, payment: Payment, token: string, gateway: PaymentGateway): Promise<Payment> {
    const { bankReference, amount } = payment;
    const answer = await gateway
      .verify({ token, bankReference, amount })
      .catch((error) => this.askLater(sender, payment, error));
    if (answer.kind === 'refused') return this.refuse(sender, payment, gateway, answer);
    const settled = await this.settle(sender, payment, answer);
    return settled.state === 'reversing' ? this.refunds.make(sender, settled) : settled;
  }

  /** Whatever the bank did while its answer got lost, the worker will learn of it, also after the deadline. */
  private async askLater(sender: Sender, payment: Payment, error: unknown): Promise<never> {
    const askAgainAt = new Date(this.clock.now().getTime() + RETRY_INTERVAL_MS);
    await this.record(sender, payment, { kind: 'verification-unclear', askAgainAt });
    throw error;
  }

  private refuse(
    sender: Sender,
    payment: Payment,
    { verifiesByToken }: PaymentGateway,
    { bankCode, final }: Extract<Verification, { kind: 'refused' }>,
  ): Promise<Payment> {
    return this.record(sender, payment, { kind: 'verification-refused', bankCode, final, verifiesByToken });
  }

  private async settle(sender: Sender, payment: Payment, proof: Proof): Promise<Payment> {
    try {
      return await this.commands.execute(new SettlePayment(sender, payment.id, proof));
    } catch (error) {
      if (!(error instanceof BankReferenceUsed)) throw error;
      // The money belongs to another payment: this one has none.
      return this.record(sender, payment, { kind: 'reference-used' });
    }
  }

  private record(sender: Sender, { id }: Payment, fact: RecordedFact): Promise<Payment> {
    return this.commands.execute(new RecordPaymentFact(sender, id, fact));
  }
}

function asked(payment: Payment): VerifyPaymentResult {
  return { payment, asked: true };
}

/** Whether there is anything to ask with. */
function canAsk(gateway: PaymentGateway, payment: Payment): boolean {
  return gateway.verifiesByToken || payment.bankReference !== null;
}
