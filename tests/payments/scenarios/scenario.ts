import type { GatewayName } from '../../../services/modules/payments/events/payments.events.js';
import type { Stage } from '../stage.js';

/** References of payments, each with the state it must end in, or the states it may. */
export type Ends = Record<string, string | string[]>;

export interface Scenario {
  name: string;
  /** All three unless it is about some. */
  gateways?: readonly GatewayName[];
  play(stage: Stage): Promise<Ends>;
  /** Days the buyer must have been given in the end. */
  days: number;
  /** Bytes, likewise. */
  bytes?: number;
}

/** Days of the first offer of the plan by days, which an order that names none is for. */
export const MONTH = 30;
export const CHEAP = { offer_id: 2 };
export const DEAR = { offer_id: 5 };
export const DEAR_DAYS = 365;
/** Banks that can be asked about a payment whose callback never came. */
export const BY_TOKEN: readonly GatewayName[] = ['sandbox', 'zarinpal'];
/** Banks whose callback brings the reference to ask with. */
export const BY_REFERENCE: readonly GatewayName[] = ['saman'];
