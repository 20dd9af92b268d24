import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayName } from '../../services/modules/payments/events/payments.events.js';
import type { Random } from '../contract/random.js';
import type { BankVisit, Callback, CallbackAnswer } from './bank-visit.js';
import type { Order, Shop } from './shop.js';

/** Longest pause before an action, and of each answer of the bank, in milliseconds. */
const LONGEST_DELAY_MS = 12;

export type Action = () => Promise<unknown>;

/** One run of a scenario: its bank, its buyer, and its own chance. */
export class Stage {
  constructor(
    readonly shop: Shop,
    readonly gateway: GatewayName,
    readonly random: Random,
    readonly buyer: { id: number; token: string },
    readonly admin: string,
  ) {
    Object.assign(shop.gateways[gateway], { random, longestDelayMs: LONGEST_DELAY_MS, crashes: 0 });
  }

  visit(order: Order = {}): Promise<BankVisit> {
    return this.shop.visit(this.buyer.token, this.gateway, order);
  }

  /** Everything at once, in an order of the seed's choosing. What an action throws does not hold up the others. */
  async together(...actions: Action[]): Promise<void> {
    const shuffled = actions.map((action) => ({ action, place: this.random.next() })).sort((a, b) => a.place - b.place);
    await Promise.allSettled(
      shuffled.map(async ({ action }) => {
        await pause(this.random.between(0, LONGEST_DELAY_MS));
        return action();
      }),
    );
  }

  /** The worker looks at once, whenever it was to look next. */
  async lookNow(): Promise<void> {
    await this.shop.app.database.rows(
      `update write.payment set next_check_at = '2000-01-01' where next_check_at is not null and user_id = $1`,
      [this.buyer.id],
    );
    await this.shop.sweep();
  }

  async recheck(reference: string): Promise<void> {
    const id = await this.idOf(reference);
    await this.shop.app.post('/api/console/payments/recheck', { id, token: this.admin });
  }

  async reverse(reference: string) {
    const id = await this.idOf(reference);
    return this.shop.app.post('/api/console/payments/reverse', { id, reason: 'asked for it', token: this.admin });
  }

  /** The same callback, the worker and staff, all at once. */
  async crowd(visit: BankVisit, callback: Callback, times = this.random.between(1, 4)): Promise<CallbackAnswer[]> {
    const answers: CallbackAnswer[] = [];
    const back = async () => void answers.push(await visit.goBack(callback));
    const others = [() => this.lookNow(), () => this.recheck(visit.reference)].filter(() => this.random.chance(0.6));
    await this.together(...Array.from({ length: times }, () => back), ...others);
    return answers;
  }

  private async idOf(reference: string): Promise<number> {
    const [row] = await this.shop.app.database.rows<{ id: number }>(
      'select id from write.payment where reference = $1',
      [reference],
    );
    return row!.id;
  }

  /** Days that the buyer has been given, less those taken back. */
  async daysOf(): Promise<number> {
    const [row] = await this.shop.app.database.rows<{ days: number }>(
      `select coalesce(sum(amount), 0)::int as days from write.membership_entry where user_id = $1 and unit = 'days'`,
      [this.buyer.id],
    );
    return row!.days;
  }
}

/** A callback with other fields. */
export function forged(callback: Callback, fields: Record<string, string>): Callback {
  return { ...callback, fields: { ...callback.fields, ...fields } };
}
