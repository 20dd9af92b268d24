import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { PaymentGateways } from '../../application/payment-gateways.ts';
import { BANK_REQUEST_BY_PAYMENT } from '../../application/throttle-limits.ts';
import { GatewayRefused, type PaymentGateway } from '../../contract/payment-gateway.port.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { RecordPaymentFact } from '../record-payment-fact/record-payment-fact.command.ts';
import type { MakePaymentResult } from './make-payment.command.ts';
import { GatewayUnavailable, PaymentOver } from './make-payment.errors.ts';

const FIRST_CHECK_MS = 60_000;

/** Gets the bank's token for an order, once, and the form that takes the buyer there. */
@Injectable()
export class BankRequest {
  constructor(
    private readonly commands: CommandBus,
    private readonly gateways: PaymentGateways,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly logger: AppLogger,
    private readonly throttle: Throttle,
  ) {}

  /** @throws GatewayUnavailable, PaymentOver, TooManyRequests */
  async send(ordered: Payment, host: string, sender: Sender): Promise<MakePaymentResult> {
    if (ordered.state === 'paid') return { payment: ordered, form: null };
    const gateway = this.gateways.byName(ordered.gateway);
    if (!gateway) throw new GatewayUnavailable();
    const payment = ordered.state === 'created' ? await this.open(ordered, gateway, host, sender) : ordered;
    if (payment.state !== 'pending' || !payment.token) throw new PaymentOver();
    return { payment, form: gateway.form(payment.token) };
  }

  private async open(payment: Payment, gateway: PaymentGateway, host: string, sender: Sender): Promise<Payment> {
    const { id, reference, amount } = payment;
    await this.throttle.consume(BANK_REQUEST_BY_PAYMENT, id);
    const callbackUrl = `${siteAddress(this.config.values, host)}/api/payment/callback/${gateway.name}`;
    try {
      const token = await gateway.request({ reference, amount, callbackUrl });
      const checkAt = new Date(this.clock.now().getTime() + FIRST_CHECK_MS);
      // Of two retries at the same moment the first one's token counts.
      return await this.commands.execute(new RecordPaymentFact(sender, id, { kind: 'token-received', token, checkAt }));
    } catch (error) {
      this.logger.child('payments').warn({ err: error, payment: id }, 'the bank gave no token');
      const bankCode = error instanceof GatewayRefused ? error.bankCode : null;
      await this.commands.execute(new RecordPaymentFact(sender, id, { kind: 'token-refused', bankCode }));
      throw new GatewayUnavailable();
    }
  }
}
