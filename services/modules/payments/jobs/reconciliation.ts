import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { LeaseDuePayments } from '../commands/lease-due-payments/lease-due-payments.command.ts';
import { ReconcilePayment } from '../commands/reconcile-payment/reconcile-payment.command.ts';
import { GatewayUnclear } from '../contract/payment-gateway.port.ts';

const MAX_BATCH = 20;

/**
 * Looks after payments that have not come to an end: asks the bank about those whose callback got lost, gives back what must
 * not be kept, and closes what the bank has given back by itself.
 */
@Injectable()
export class Reconciliation {
  private readonly logger: Logger;
  private readonly sender = systemSender('reconcile payments');

  constructor(
    private readonly commands: CommandBus,
    logger: AppLogger,
  ) {
    this.logger = logger.child('payments');
  }

  /** @returns how many payments were looked at. */
  async run(): Promise<number> {
    const ids = await this.commands.execute(new LeaseDuePayments(this.sender, MAX_BATCH));
    for (const id of ids) await this.reconcile(id);
    return ids.length;
  }

  private async reconcile(id: number): Promise<void> {
    try {
      await this.commands.execute(new ReconcilePayment(this.sender, id));
    } catch (error) {
      // It comes again in a minute, also after the deadline: an unanswered question is no answer.
      const level = error instanceof GatewayUnclear ? 'warn' : 'error';
      this.logger[level]({ err: error, payment: id }, 'a payment could not be reconciled');
    }
  }
}
