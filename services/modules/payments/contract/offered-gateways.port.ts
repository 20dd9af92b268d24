import type { GatewayName } from './payments.events.ts';

/** The banks that take money for this site, the usual one first. */
export abstract class OfferedGateways {
  abstract readonly names: readonly GatewayName[];
}
