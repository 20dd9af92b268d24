import { setTimeout as pause } from 'node:timers/promises';
import { paced } from '../measure/paced.ts';
import type { Action } from './actions.ts';
import { type Meters, PLACES, type Place, type Reading } from './meters.ts';

export interface Cost {
  name: string;
  /** Milliseconds of processor time. */
  processor: Record<Place, number>;
  /** Bytes, bytes, pages. */
  log: number;
  stored: number;
  pages: number;
  failures: number;
}

const IDLE_MS = 10_000;
const SETTLING_MS = 3_000;

type Rates = Pick<Reading, 'processor' | 'log' | 'stored' | 'pages'>;

/** What all processes take in a millisecond in which nobody wants anything. */
export async function atRest(meters: Meters): Promise<Rates> {
  const before = await meters.read();
  await pause(IDLE_MS);
  const after = await meters.read();
  return between(before, after, after.at - before.at);
}

/** What one of the action costs, less what goes on without it. */
export async function costOf(
  { name, perSecond, seconds, share, send }: Action,
  meters: Meters,
  rest: Rates,
): Promise<Cost> {
  // The first of a kind pay for what all others find there.
  await paced(perSecond, 2, send);
  await pause(SETTLING_MS);
  const before = await meters.read();
  const { times, failures } = await paced(perSecond, seconds, send);
  await pause(SETTLING_MS);
  const after = await meters.read();
  const span = after.at - before.at;
  const whole = between(before, after, 1);
  const one = (sum: number, idle: number) => Math.max(0, sum - idle * span) / (times.length * share);
  return {
    name,
    processor: Object.fromEntries(
      PLACES.map((place) => [place, one(whole.processor[place], rest.processor[place])]),
    ) as Cost['processor'],
    log: one(whole.log, rest.log),
    stored: one(whole.stored, 0),
    pages: one(whole.pages, rest.pages),
    failures,
  };
}

function between(before: Reading, after: Reading, divisor: number): Rates {
  const part = (one: number, other: number) => (other - one) / divisor;
  return {
    processor: Object.fromEntries(
      PLACES.map((place) => [place, part(before.processor[place], after.processor[place])]),
    ) as Rates['processor'],
    log: part(before.log, after.log),
    stored: part(before.stored, after.stored),
    pages: part(before.pages, after.pages),
  };
}
