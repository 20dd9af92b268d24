import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { GatewayUnclear } from '../../contract/payment-gateway.port.ts';
import type { Payment } from '../../domain/payment/payment-record.ts';
import { RefundPayment } from './refund-payment.command.ts';

/** Asks for money back at once. A bank that does not answer now is asked again by the worker. */
@Injectable()
export class RefundAttempt {
  constructor(
    private readonly commands: CommandBus,
    private readonly logger: AppLogger,
  ) {}

  /** @returns the payment as it is afterwards. @throws GatewayNotConfigured */
  async make(sender: Sender, payment: Payment): Promise<Payment> {
    try {
      return await this.commands.execute(new RefundPayment(sender, payment));
    } catch (error) {
      if (!(error instanceof GatewayUnclear)) throw error;
      this.logger.child('payments').warn({ err: error, payment: payment.id }, 'the bank is asked for the money again');
      return payment;
    }
  }
}
