import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayName } from '#modules/payments/contract/payments.events.ts';
import type { Random } from '../../contract/support/random.ts';
import type { BankVisit, Callback, CallbackAnswer } from './bank-visit.ts';
import type { Order, PaymentsFixture } from './payments-fixture.ts';
import type { UnreliableGateway } from './unreliable-gateway.ts';

/** Longest pause before an action, and of each answer of the bank, in milliseconds. */
const MAX_DELAY_MS = 12;

type Action = () => Promise<unknown>;

const CREDITED = `
  select p.bank_reference as number from write.membership_entry e join write.payment p using (reference)
  where e.user_id = $1 and e.reason = 'purchase' and p.gateway <> 'none'`;

/** One run of a scenario: its bank, its buyer, and its random generator. */
export class ScenarioRun {
  /** Bank references that were credited before the bank had confirmed them: always empty. */
  readonly prematureCredits: string[] = [];

  constructor(
    readonly fixture: PaymentsFixture,
    readonly gateway: GatewayName,
    readonly random: Random,
    readonly buyer: { id: number; token: string },
    readonly admin: string,
  ) {
    this.line.restore();
    Object.assign(this.line, { random, maxDelayMs: MAX_DELAY_MS });
  }

  /** The connection to the bank. */
  get line(): UnreliableGateway {
    return this.fixture.gateways[this.gateway];
  }

  /** Orders and goes to the bank, with the buyer's token unless the order says who buys. */
  visit(order: Order = {}, key?: string): Promise<BankVisit> {
    return this.fixture.visit(order.user_id ? null : this.buyer.token, this.gateway, order, key);
  }

  /** Runs the actions concurrently, started in an order that the seed decides. An error of one does not stop the others. */
  async concurrently(...actions: Action[]): Promise<void> {
    const watch = this.watchCredits();
    const shuffled = actions.map((action) => ({ action, place: this.random.next() })).sort((a, b) => a.place - b.place);
    await Promise.allSettled(
      shuffled.map(async ({ action }) => {
        await pause(this.random.between(0, MAX_DELAY_MS));
        return action();
      }),
    );
    await watch.stop();
  }

  /** Watches meanwhile for days or bytes that were credited before the bank had confirmed the payment. */
  private watchCredits(): { stop(): Promise<void> } {
    let going = true;
    const watching = (async () => {
      while (going) {
        for (const { number } of await this.fixture.app.database.rows<{ number: string }>(CREDITED, [this.buyer.id])) {
          const paid = this.fixture.bank.books.all().find(({ reference }) => reference === number);
          if (!paid || paid.verifications === 0) this.prematureCredits.push(number);
        }
        await pause(5);
      }
    })();
    return {
      stop: () => {
        going = false;
        return watching;
      },
    };
  }

  /** Runs the reconciliation now, whenever the next check was due. */
  async checkNow(): Promise<void> {
    await this.fixture.app.database.rows(
      `update write.payment set next_check_at = '2000-01-01' where next_check_at is not null and user_id = $1`,
      [this.buyer.id],
    );
    await this.fixture.reconcile();
  }

  async recheck(reference: string): Promise<void> {
    const id = await this.idOf(reference);
    await this.fixture.app.post('/api/console/payments/recheck', { id, token: this.admin });
  }

  async reverse(reference: string) {
    const id = await this.idOf(reference);
    return this.fixture.app.post('/api/console/payments/reverse', { id, reason: 'asked for it', token: this.admin });
  }

  /** Sends the same callback several times, together with checks by the worker and by staff. */
  async repeatConcurrently(
    visit: BankVisit,
    callback: Callback,
    times = this.random.between(1, 4),
  ): Promise<CallbackAnswer[]> {
    const answers: CallbackAnswer[] = [];
    const back = async () => void answers.push(await visit.goBack(callback));
    const others = [() => this.checkNow(), () => this.recheck(visit.reference)].filter(() => this.random.chance(0.6));
    await this.concurrently(...Array.from({ length: times }, () => back), ...others);
    return answers;
  }

  /** Staff makes a coupon: a tenth off the plan by days for those who extend, unless told otherwise. @returns its code. */
  async coupon(terms: object): Promise<string> {
    const defaults = { planId: 2, stage: 'update', percent: 10 };
    const { body } = await this.asAdmin('/api/console/coupons', { ...defaults, ...terms });
    return body.coupons[0].code;
  }

  async disable(code: string): Promise<void> {
    const [row] = await this.fixture.app.database.rows<{ id: number }>('select id from write.coupon where code = $1', [
      code,
    ]);
    await this.asAdmin('/api/console/coupons/disable', { ids: [row!.id] });
  }

  adjust(way: 'grant' | 'withdraw', unit: 'days' | 'bytes', amount: number) {
    return this.asAdmin(`/api/console/users/${way}`, { user_id: this.buyer.id, unit, amount, reason: 'for the test' });
  }

  /** As the accounts module does it: the row stays, without anybody in it. */
  async deleteAccount(): Promise<void> {
    await this.fixture.app.database.rows(
      `update write.account set deleted_at = now(), email = '', name = '' where id = $1`,
      [this.buyer.id],
    );
  }

  /** The buyer is somebody who has just registered with the plan by days. @returns the handle of the registration. */
  registerWithPlan(): Promise<string> {
    return this.fixture.openSale(this.buyer.id);
  }

  async orders(): Promise<number> {
    const [row] = await this.fixture.app.database.rows<{ orders: number }>(
      'select count(*)::int as orders from write.payment where user_id = $1',
      [this.buyer.id],
    );
    return row!.orders;
  }

  private asAdmin(path: string, body: object) {
    return this.fixture.app.post(path, { ...body, token: this.admin });
  }

  private async idOf(reference: string): Promise<number> {
    const [row] = await this.fixture.app.database.rows<{ id: number }>(
      'select id from write.payment where reference = $1',
      [reference],
    );
    return row!.id;
  }

  /** Days or bytes that the buyer has been given, less those taken back. */
  async given(unit: 'days' | 'bytes'): Promise<number> {
    const [row] = await this.fixture.app.database.rows<{ given: number }>(
      `select coalesce(sum(amount), 0)::float8 as given from write.membership_entry where user_id = $1 and unit = $2`,
      [this.buyer.id, unit],
    );
    return row!.given;
  }
}

/** A callback with other fields. */
export function forged(callback: Callback, fields: Record<string, string>): Callback {
  return { ...callback, fields: { ...callback.fields, ...fields } };
}
