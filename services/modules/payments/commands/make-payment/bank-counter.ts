import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { Config } from '../../../../platform/config/config.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { currentContext, runInContext } from '../../../../platform/http/request-context.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { AppLogger } from '../../../../platform/telemetry/app-logger.js';
import { paymentSent } from '../../events/payments.events.js';
import { GatewayRefused, type PaymentGateway } from '../../gateways/payment-gateway.port.js';
import { PaymentGateways } from '../../gateways/payment-gateways.js';
import type { Payment } from '../../persistence/payment.entity.js';
import { PaymentRepository } from '../../persistence/payment.repository.js';
import { BankCheck } from '../../settlement/bank-check.js';
import { about } from '../../settlement/settler.js';
import { callbackAddress } from './callback-address.js';
import type { MakePaymentAnswer } from './make-payment.request.js';

const FIRST_CHECK_MS = 60_000;

export class GatewayUnavailable extends DomainError {
  constructor() {
    super('gateway_unavailable', 'The bank does not answer, please try again');
  }
}

/** A retry whose first try has come to an end already. */
export class PaymentOver extends DomainError {
  constructor() {
    super('payment_over', 'This order is not open any more, please order again', { httpStatus: 409 });
  }
}

/** Gets the bank's token for an order, once, and the form that takes the buyer there. */
@Injectable()
export class BankCounter {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly payments: PaymentRepository,
    private readonly gateways: PaymentGateways,
    private readonly check: BankCheck,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly logger: AppLogger,
  ) {}

  /** @throws GatewayUnavailable, PaymentOver */
  async send(ordered: Payment, host: string): Promise<MakePaymentAnswer> {
    if (ordered.state === 'paid') return answerOf(ordered, null);
    const gateway = this.gateways.byName(ordered.gateway);
    if (!gateway) throw new GatewayUnavailable();
    const payment = ordered.state === 'created' ? await this.open(ordered, gateway, host) : ordered;
    if (payment.state !== 'pending' || !payment.token) throw new PaymentOver();
    return answerOf(payment, gateway);
  }

  private async open(payment: Payment, gateway: PaymentGateway, host: string): Promise<Payment> {
    const { reference, amount } = payment;
    const callbackUrl = callbackAddress(this.config.values, host, gateway.name);
    try {
      const token = await gateway.request({ reference, amount, callbackUrl });
      return await withoutKey(() => this.keepToken(payment.id, token));
    } catch (error) {
      this.logger.child('payments').warn({ err: error, payment: payment.id }, 'the bank gave no token');
      const bankCode = error instanceof GatewayRefused ? error.bankCode : null;
      await withoutKey(() => this.check.noteFailure(payment.id, 'gateway_unavailable', bankCode));
      throw new GatewayUnavailable();
    }
  }

  /** Of two retries at the same moment the first one's token counts. */
  private keepToken(id: number, token: string): Promise<Payment> {
    return this.transactions.run(null, async (transaction) => {
      const payment = await this.payments.lock(transaction.manager, id);
      if (payment.state !== 'created') return payment;
      const nextCheckAt = new Date(this.clock.now().getTime() + FIRST_CHECK_MS);
      Object.assign(payment, { state: 'pending', token, nextCheckAt });
      await this.payments.tell(transaction, payment, paymentSent(about(payment)));
      return payment;
    });
  }
}

/** The request's Idempotency-Key has its answer already: what follows is kept by the payment's own state. */
async function withoutKey<T>(work: () => Promise<T>): Promise<T> {
  const context = currentContext();
  if (!context) return work();
  const inner = { ...context, idempotencyKey: null };
  const result = await runInContext(inner, work);
  context.positions = inner.positions;
  return result;
}

function answerOf(payment: Payment, gateway: PaymentGateway | null): MakePaymentAnswer {
  const { planId, offerId: offer_id, size, price, discount, amount, token, reference } = payment;
  return {
    ...{ status: 1, result: 1, token, reference },
    state: payment.state === 'paid' ? 'paid' : 'pending',
    form: gateway && token ? gateway.form(token) : null,
    order: { planId, offer_id, size, price, discount, amount, gateway: payment.gateway },
  };
}
