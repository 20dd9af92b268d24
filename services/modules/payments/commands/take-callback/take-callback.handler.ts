import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { AppLogger } from '../../../../platform/telemetry/app-logger.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { isCreditable } from '../../domain/payment-state.js';
import { paymentReturned } from '../../events/payments.events.js';
import { type CallbackHint, GatewayUnclear, type PaymentGateway } from '../../gateways/payment-gateway.port.js';
import { PaymentGateways } from '../../gateways/payment-gateways.js';
import type { Payment } from '../../persistence/payment.entity.js';
import { PaymentRepository } from '../../persistence/payment.repository.js';
import { CALLBACK_BY_PAYMENT, STRAY_BY_ADDRESS } from '../../security-limits.js';
import { BankCheck } from '../../settlement/bank-check.js';
import { about, isUsedReference } from '../../settlement/settler.js';

export type CallbackOutcome =
  | { kind: 'paid'; reference: string }
  | { kind: 'not paid'; reference: string; code: string };

const NOBODY: CallbackOutcome = { kind: 'not paid', reference: '-', code: 'unknown_reference' };

/**
 * A buyer comes back from the bank. What the callback says is a hint: the bank itself is asked, and its amount compared. Coming
 * again, or twice at once, leads to the same receipt.
 */
@Injectable()
export class TakeCallbackHandler {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: CommandTransactions,
    private readonly payments: PaymentRepository,
    private readonly gateways: PaymentGateways,
    private readonly check: BankCheck,
    private readonly throttle: Throttle,
    private readonly logger: AppLogger,
  ) {}

  /** @param fields of the posted form, or of the address. @throws TooManyRequests */
  async execute(gatewayName: string, fields: Record<string, string>): Promise<CallbackOutcome> {
    const gateway = this.gateways.byName(gatewayName);
    const hint = gateway?.readCallback(fields);
    const payment = gateway && hint ? await this.find(gateway, hint) : null;
    if (!gateway || !hint || !payment) return this.nobody();
    this.throttle.take(CALLBACK_BY_PAYMENT, payment.id);
    if (!isCreditable(payment.state)) return outcomeOf(payment);
    if (hint.outcome !== 'paid') {
      return outcomeOf(await this.check.noteFailure(payment.id, hint.outcome, hint.bankCode), hint.outcome);
    }
    return this.verify(gateway, payment, hint);
  }

  /** @throws TooManyRequests for who seems to guess. */
  private nobody(): CallbackOutcome {
    this.throttle.takeAddress(STRAY_BY_ADDRESS);
    return NOBODY;
  }

  private async find({ name }: PaymentGateway, { reference, token }: CallbackHint): Promise<Payment | null> {
    const { manager } = this.dataSource;
    if (reference) return this.payments.find(manager, { gateway: name, reference });
    return token ? this.payments.find(manager, { gateway: name, token }) : null;
  }

  private async verify(gateway: PaymentGateway, payment: Payment, hint: CallbackHint): Promise<CallbackOutcome> {
    try {
      const claimed = gateway.verifiesByToken ? payment : await this.claim(payment.id, hint);
      return outcomeOf(await this.check.check(claimed), 'failed');
    } catch (error) {
      if (isUsedReference(error)) return { kind: 'not paid', reference: payment.reference, code: 'reference_used' };
      if (!(error instanceof GatewayUnclear)) throw error;
      this.logger.child('payments').warn({ err: error, payment: payment.id }, 'the bank is asked again later');
      return { kind: 'not paid', reference: payment.reference, code: 'unclear' };
    }
  }

  /**
   * Binds the bank's reference to this payment before the bank is asked: the worker can go on from here, and a reference that
   * is bound to another payment verifies nothing.
   */
  private claim(id: number, { bankReference, bankCode }: CallbackHint): Promise<Payment> {
    return this.transactions.run(null, async (transaction) => {
      const payment = await this.payments.lock(transaction.manager, id);
      if (!isCreditable(payment.state) || !bankReference || payment.bankReference !== null) return payment;
      payment.bankReference = bankReference;
      const event = paymentReturned({ ...about(payment), bankReference, code: bankCode });
      await this.payments.tell(transaction, payment, event);
      return payment;
    });
  }
}

/** @param otherwise the code where the payment itself says nothing. */
function outcomeOf({ state, code, reference }: Payment, otherwise = 'unclear'): CallbackOutcome {
  if (state === 'paid') return { kind: 'paid', reference };
  return { kind: 'not paid', reference, code: code ?? (state === 'expired' ? 'expired' : otherwise) };
}
