import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import pMap from 'p-map';
import type { Logger } from 'pino';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { LeaseDuePayments } from '../commands/lease-due-payments/lease-due-payments.command.ts';
import { ReconcilePayment } from '../commands/reconcile-payment/reconcile-payment.command.ts';
import { GatewayUnclear } from '../contract/payment-gateway.port.ts';

/** Questions to banks at the same moment. */
const MAX_CONCURRENT = 8;
/** A longer page would wait for its turn until its lease ends, and be asked about twice. */
const PAGE_SIZE = MAX_CONCURRENT;
/** A run that finds more to do all the time ends nevertheless; the next one begins within seconds. */
const MAX_RUN_MS = 60_000;

/**
 * Looks after payments that have not come to an end: asks the bank about those whose callback got lost, gives back what must
 * not be kept, and closes what the bank has given back by itself. A bank keeps money that nobody has verified for half an
 * hour, so several payments are looked at side by side: one that is answered late, or not at all, holds no other up.
 */
@Injectable()
export class Reconciliation implements OnModuleDestroy {
  private readonly logger: Logger;
  private readonly sender = systemSender('reconcile payments');
  private stopped = false;

  constructor(
    private readonly commands: CommandBus,
    logger: AppLogger,
  ) {
    this.logger = logger.child('payments');
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  /** @returns how many payments were looked at. */
  async run(): Promise<number> {
    const seen = await pMap(this.due(), (id) => this.reconcile(id), { concurrency: MAX_CONCURRENT });
    return seen.length;
  }

  /** Leases the next page when all of the last one are under way: each has its turn as soon as one of those is answered. */
  private async *due(): AsyncGenerator<number> {
    const end = performance.now() + MAX_RUN_MS;
    let page: number[];
    do {
      page = await this.commands.execute(new LeaseDuePayments(this.sender, PAGE_SIZE));
      yield* page;
    } while (page.length === PAGE_SIZE && !this.stopped && performance.now() < end);
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
