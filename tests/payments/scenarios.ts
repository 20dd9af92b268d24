import type { GatewayName } from '../../services/modules/payments/events/payments.events.js';
import type { Callback } from './bank-visit.js';
import { forged, type Stage } from './stage.js';

export interface Scenario {
  name: string;
  /** All three unless it is about some. */
  gateways?: readonly GatewayName[];
  /** @returns references of payments, each with the state it must end in. */
  play(stage: Stage): Promise<Record<string, string>>;
  /** Days the buyer must have afterwards. */
  days: number;
}

/** The first offer of the plan by days. */
const MONTH = 30;
const CHEAP = { offer_id: 2 };
const DEAR = { offer_id: 5 };
const DEAR_DAYS = 365;
const BY_TOKEN: readonly GatewayName[] = ['sandbox', 'zarinpal'];

const paid: Scenario[] = [
  {
    name: 'paid, the callback together with worker and staff',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await visit.pay());
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'callback many times in parallel',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await visit.pay(), 8);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the bank posts the callback twice besides the browser',
    gateways: ['sandbox', 'saman', 'zarinpal'],
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay('callback twice');
      await stage.crowd(visit, callback, 1);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the callback comes before the browser is redirected',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await visit.pay('callback before redirect'));
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the callback is replayed after the receipt',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await visit.goBack(callback);
      await stage.crowd(visit, callback, 5);
      await stage.shop.passMinutes(120);
      await visit.goBack(callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the callback is late, but in time',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await stage.shop.passMinutes(29);
      await stage.crowd(visit, callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'two orders, both paid',
    days: 2 * MONTH,
    async play(stage) {
      const visits = [await stage.visit(), await stage.visit()];
      const callbacks = await Promise.all(visits.map((visit) => visit.pay()));
      await stage.together(
        ...visits.flatMap((visit, index) => Array.from({ length: 3 }, () => () => visit.goBack(callbacks[index]!))),
        () => stage.lookNow(),
      );
      return Object.fromEntries(visits.map(({ reference }) => [reference, 'paid']));
    },
  },
  {
    name: 'a forged cancellation of what is really paid',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      const cancelled = forged(callback, {
        state: 'cancelled',
        State: 'CanceledByUser',
        Status: statusOf(stage, 'no'),
      });
      await stage.together(
        () => visit.goBack(cancelled),
        () => visit.goBack(callback),
      );
      return { [visit.reference]: 'paid' };
    },
  },
];

const lost: Scenario[] = [
  {
    name: 'paid, but the callback never comes: the worker finds it',
    gateways: BY_TOKEN,
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      await visit.choose('pay', 'callback lost');
      await stage.together(
        () => stage.lookNow(),
        () => stage.lookNow(),
        () => stage.recheck(visit.reference),
      );
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'paid, but the callback with its RefNum never comes: the bank gives it back',
    gateways: ['saman'],
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      await visit.choose('pay', 'callback lost');
      await stage.lookNow();
      return { [visit.reference]: 'expired' };
    },
  },
  {
    name: 'the callback comes after the bank has given the money back',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await stage.shop.passMinutes(31);
      await stage.crowd(visit, callback);
      return { [visit.reference]: 'failed' };
    },
  },
  {
    name: 'the callback comes while the worker closes the payment',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      await stage.shop.passMinutes(56);
      await stage.crowd(visit, callback);
      return { [visit.reference]: (await stage.shop.state(visit.reference)).state === 'failed' ? 'failed' : 'expired' };
    },
  },
  {
    name: 'nobody ever comes back',
    days: 0,
    async play(stage) {
      const visit = await stage.visit();
      await visit.open();
      return { [visit.reference]: 'expired' };
    },
  },
  ...(['cancel', 'time out', 'decline'] as const).map((action) => ({
    name: `the buyer chooses: ${action}`,
    days: 0,
    async play(stage: Stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, (await visit.choose(action)) as Callback);
      return { [visit.reference]: 'failed' };
    },
  })),
];

const faulty: Scenario[] = [
  ...(['verify answers 500', 'verify times out after committing', 'verify malformed'] as const).map((fault) => ({
    name: fault,
    days: MONTH,
    async play(stage: Stage) {
      const visit = await stage.visit();
      await stage.crowd(visit, await visit.pay(fault));
      return { [visit.reference]: 'paid' };
    },
  })),
  {
    name: 'the process dies between verify and commit',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      stage.shop.gateways[stage.gateway].crashes = stage.random.between(1, 3);
      await stage.crowd(visit, callback);
      return { [visit.reference]: 'paid' };
    },
  },
  {
    name: 'the process dies between verify and commit, and the buyer never comes again',
    days: MONTH,
    async play(stage) {
      const visit = await stage.visit();
      const callback = await visit.pay();
      stage.shop.gateways[stage.gateway].crashes = 1;
      await visit.goBack(callback);
      return { [visit.reference]: 'paid' };
    },
  },
];

function statusOf({ gateway }: Stage, end: 'no'): string {
  return gateway === 'zarinpal' && end === 'no' ? 'NOK' : '1';
}

export const HONEST_SCENARIOS = [...paid, ...lost, ...faulty];
export const OFFERS = { CHEAP, DEAR, DEAR_DAYS, MONTH };
