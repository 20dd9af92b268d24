import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { PaymentGateways } from '../../application/payment-gateways.ts';
import { CALLBACK_BY_PAYMENT, STRAY_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { type CallbackHint, GatewayUnclear, type PaymentGateway } from '../../contract/payment-gateway.port.ts';
import { isCreditable } from '../../domain/payment/payment-facts.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { BankReferenceUsed } from '../../persistence/bank-reference-used.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { RecordPaymentFact } from '../record-payment-fact/record-payment-fact.command.ts';
import { VerifyPayment } from '../verify-payment/verify-payment.command.ts';
import { type CallbackOutcome, TakeCallback } from './take-callback.command.ts';

const NOBODY: CallbackOutcome = { kind: 'not paid', reference: '-', code: 'unknown_reference' };

/** What the callback says is a hint: the bank itself is asked, and its amount compared. */
@CommandHandler(TakeCallback)
export class TakeCallbackHandler implements ICommandHandler<TakeCallback> {
  constructor(
    private readonly commands: CommandBus,
    private readonly payments: PaymentRepository,
    private readonly gateways: PaymentGateways,
    private readonly throttle: Throttle,
    private readonly logger: AppLogger,
  ) {}

  /** @throws TooManyRequests */
  async execute({ sender, gateway: name, fields }: TakeCallback): Promise<CallbackOutcome> {
    const gateway = this.gateways.byName(name);
    const hint = gateway?.readCallback(fields);
    const payment = gateway && hint ? await this.find(gateway, hint) : null;
    if (!gateway || !hint || !payment) return this.nobody(sender);
    await this.throttle.consume(CALLBACK_BY_PAYMENT, payment.id);
    if (!isCreditable(payment.state)) return outcomeOf(payment);
    if (hint.outcome === 'paid') return this.verify(sender, gateway, payment, hint);
    const { outcome: code, bankCode } = hint;
    const failed = new RecordPaymentFact(sender, payment.id, { kind: 'callback-failed', code, bankCode });
    return outcomeOf(await this.commands.execute(failed), code);
  }

  /** @throws TooManyRequests for who seems to guess. */
  private async nobody({ address }: Sender): Promise<CallbackOutcome> {
    await this.throttle.consumeAddress(STRAY_BY_ADDRESS, address);
    return NOBODY;
  }

  private async find({ name }: PaymentGateway, { reference, token }: CallbackHint): Promise<Payment | null> {
    if (reference) return this.payments.find({ gateway: name, reference });
    return token ? this.payments.find({ gateway: name, token }) : null;
  }

  private async verify(
    sender: Sender,
    gateway: PaymentGateway,
    payment: Payment,
    hint: CallbackHint,
  ): Promise<CallbackOutcome> {
    try {
      const claimed = gateway.verifiesByToken ? payment : await this.claim(sender, payment, hint);
      const verified = await this.commands.execute(new VerifyPayment(sender, claimed));
      return outcomeOf(verified.payment, 'failed');
    } catch (error) {
      const { reference } = payment;
      if (error instanceof BankReferenceUsed) return { kind: 'not paid', reference, code: 'reference_used' };
      if (!(error instanceof GatewayUnclear)) throw error;
      this.logger.child('payments').warn({ err: error, payment: payment.id }, 'the bank is asked again later');
      return { kind: 'not paid', reference, code: 'unclear' };
    }
  }

  /**
   * Binds the bank's reference to this payment before the bank is asked: the worker can go on from here, and a reference that
   * is bound to another payment verifies nothing. @throws BankReferenceUsed
   */
  private async claim(sender: Sender, payment: Payment, { bankReference, bankCode }: CallbackHint): Promise<Payment> {
    if (!bankReference) return payment;
    const fact = { kind: 'callback-returned', bankReference, bankCode } as const;
    return this.commands.execute(new RecordPaymentFact(sender, payment.id, fact));
  }
}

/** @param otherwise the code where the payment itself says nothing. */
function outcomeOf({ state, code, reference }: Payment, otherwise = 'unclear'): CallbackOutcome {
  if (state === 'paid') return { kind: 'paid', reference };
  return { kind: 'not paid', reference, code: code ?? (state === 'expired' ? 'expired' : otherwise) };
}
