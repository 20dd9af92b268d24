import { setTimeout as pause } from 'node:timers/promises';
import {
  type BankForm,
  type BankPayment,
  type CallbackHint,
  GatewayUnclear,
  type PaymentGateway,
  type Reversal,
  type TokenRequest,
  type Verification,
} from '../../services/modules/payments/gateways/payment-gateway.port.js';
import type { Random } from '../contract/random.js';

/** What stands for a process that dies: nothing of what it was doing goes on. */
export class Crash extends Error {
  override name = 'Crash';
}

/**
 * A gateway on a bad line: answers come late, in any order, and the process may die after the bank has verified and before
 * anything was committed.
 */
export class UnreliableGateway implements PaymentGateway {
  /** How many verifications end in a crash after the bank has answered. */
  crashes = 0;
  /** The line is cut: before the bank hears anything, or after, so that its answers get lost. */
  cut: 'none' | 'before' | 'after' = 'none';
  /** Verifies as another merchant. */
  mistaken = false;
  longestDelayMs = 0;
  random: Random | null = null;
  verifications = 0;

  /** @param patient the same, but waiting longer. @param other the same bank, for another merchant. */
  constructor(
    private readonly inner: PaymentGateway,
    private readonly patient: PaymentGateway,
    private readonly other: PaymentGateway,
  ) {}

  get name() {
    return this.inner.name;
  }

  get verifiesByToken() {
    return this.inner.verifiesByToken;
  }

  request(request: TokenRequest): Promise<string> {
    return this.patient.request(request);
  }

  form(token: string): BankForm {
    return this.inner.form(token);
  }

  readCallback(fields: Record<string, string>): CallbackHint {
    return this.inner.readCallback(fields);
  }

  async verify(payment: BankPayment): Promise<Verification> {
    await this.wait();
    this.verifications += 1;
    if (this.cut === 'before') throw new GatewayUnclear('the line is cut');
    const answer = await (this.mistaken ? this.other : this.inner).verify(payment);
    await this.wait();
    if (this.cut === 'after') throw new GatewayUnclear('the line is cut');
    if (this.crashes > 0) {
      this.crashes -= 1;
      throw new Crash('the process died between verify and commit');
    }
    return answer;
  }

  async reverse(payment: BankPayment): Promise<Reversal> {
    await this.wait();
    const answer = await this.inner.reverse(payment);
    await this.wait();
    return answer;
  }

  /** A good line again. */
  mend(): void {
    Object.assign(this, { crashes: 0, longestDelayMs: 0, cut: 'none', mistaken: false });
  }

  private async wait(): Promise<void> {
    if (this.random && this.longestDelayMs > 0) await pause(this.random.between(0, this.longestDelayMs));
  }
}
