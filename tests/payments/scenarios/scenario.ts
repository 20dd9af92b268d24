import type { GatewayName } from '#modules/payments/contract/payments.events.ts';
import type { ScenarioRun } from '../support/scenario-run.ts';

/** References of payments, each with the state it must end in, or the states it may. */
export type ExpectedStates = Record<string, string | string[]>;

export interface Scenario {
  name: string;
  /** All three unless it is about some. */
  gateways?: readonly GatewayName[];
  play(run: ScenarioRun): Promise<ExpectedStates>;
  /** Days the buyer must have been given in the end. */
  days: number;
  /** Bytes, likewise. */
  bytes?: number;
}

/** Days of the first offer of the plan by days, which an order that names none is for. */
export const MONTH = 30;
export const CHEAP = { offer_id: 2 };
export const EXPENSIVE = { offer_id: 5 };
export const EXPENSIVE_DAYS = 365;
/** Banks that can be asked about a payment whose callback never came. */
export const BY_TOKEN: readonly GatewayName[] = ['sandbox', 'zarinpal'];
/** Banks whose callback brings the reference to ask with. */
export const BY_REFERENCE: readonly GatewayName[] = ['saman'];
