import type { PaymentGateway } from '../contract/payment-gateway.port.ts';
import { GatewayNotConfigured } from './payment-gateways.errors.ts';

/** The banks of this site. The app binds them. */
export class PaymentGateways {
  /** @param offered the usual one first. @param others not offered any more, but payments may be under way there. */
  constructor(
    private readonly offered: readonly PaymentGateway[],
    private readonly others: readonly PaymentGateway[] = [],
  ) {}

  /** @param number counted from 1, as the specification's `gateway`. */
  byNumber(number: number): PaymentGateway | undefined {
    return this.offered[number - 1];
  }

  /** Also one that is not offered any more. */
  byName(name: string): PaymentGateway | undefined {
    return [...this.offered, ...this.others].find((gateway) => gateway.name === name);
  }

  /** The bank that a payment waits for. @throws GatewayNotConfigured */
  get(name: string): PaymentGateway {
    const gateway = this.byName(name);
    if (!gateway) throw new GatewayNotConfigured(name);
    return gateway;
  }
}
