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
} from '#modules/payments/contract/payment-gateway.port.ts';
import type { Random } from '../../contract/support/random.ts';

/** Simulates the end of the process: nothing after it is run. */
class Crash extends Error {
  override name = 'Crash';
}

/**
 * A gateway on an unreliable connection: answers come late, in any order, and the process may die after the bank has verified and before
 * anything was committed.
 */
export class UnreliableGateway implements PaymentGateway {
  /** How many verifications end in a crash after the bank has answered. */
  crashes = 0;
  /** How many reversals end in an error of our own after the bank has answered. */
  failedReversals = 0;
  /** The connection fails before the request reaches the bank, or after, so that the answer is lost. */
  cut: 'none' | 'before' | 'after' = 'none';
  /** Verifies as another merchant. */
  wrongMerchant = false;
  maxDelayMs = 0;
  random: Random | null = null;
  verifications = 0;
  /** A verification waits for this before it reaches the bank. */
  beforeVerify: ((payment: BankPayment) => Promise<void>) | null = null;

  /** @param withLongTimeout the same, but waiting longer. @param other the same bank, for another merchant. */
  constructor(
    private readonly inner: PaymentGateway,
    private readonly withLongTimeout: PaymentGateway,
    private readonly other: PaymentGateway,
  ) {}

  get name() {
    return this.inner.name;
  }

  get verifiesByToken() {
    return this.inner.verifiesByToken;
  }

  request(request: TokenRequest): Promise<string> {
    return this.withLongTimeout.request(request);
  }

  form(token: string): BankForm {
    return this.inner.form(token);
  }

  readCallback(fields: Record<string, string>): CallbackHint {
    return this.inner.readCallback(fields);
  }

  async verify(payment: BankPayment): Promise<Verification> {
    await this.wait();
    await this.beforeVerify?.(payment);
    this.verifications += 1;
    if (this.cut === 'before') throw new GatewayUnclear('the line is cut');
    const answer = await (this.wrongMerchant ? this.other : this.inner).verify(payment);
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
    if (this.failedReversals > 0) {
      this.failedReversals -= 1;
      throw new Crash('the process died between reversal and commit');
    }
    return answer;
  }

  /** Removes all faults. */
  restore(): void {
    Object.assign(this, {
      beforeVerify: null,
      crashes: 0,
      failedReversals: 0,
      maxDelayMs: 0,
      cut: 'none',
      wrongMerchant: false,
    });
  }

  private async wait(): Promise<void> {
    if (this.random && this.maxDelayMs > 0) await pause(this.random.between(0, this.maxDelayMs));
  }
}
