import type { PaymentGateway } from '../contract/payment-gateway.port.ts';

/** The banks of this site, the usual one first. The app binds them. */
export class PaymentGateways {
  constructor(private readonly gateways: readonly PaymentGateway[]) {}

  /** @param number counted from 1, as the specification's `gateway`. */
  byNumber(number: number): PaymentGateway | undefined {
    return this.gateways[number - 1];
  }

  /** Also one that is not offered any more: payments may be under way there. */
  byName(name: string): PaymentGateway | undefined {
    return this.gateways.find((gateway) => gateway.name === name);
  }
}
