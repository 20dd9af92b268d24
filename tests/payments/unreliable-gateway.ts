import { setTimeout as pause } from 'node:timers/promises';
import type {
  BankForm,
  BankPayment,
  CallbackHint,
  PaymentGateway,
  Reversal,
  TokenRequest,
  Verification,
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
  longestDelayMs = 0;
  random: Random | null = null;
  verifications = 0;

  constructor(private readonly inner: PaymentGateway) {}

  get name() {
    return this.inner.name;
  }

  get verifiesByToken() {
    return this.inner.verifiesByToken;
  }

  request(request: TokenRequest): Promise<string> {
    return this.inner.request(request);
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
    const answer = await this.inner.verify(payment);
    await this.wait();
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

  private async wait(): Promise<void> {
    if (this.random && this.longestDelayMs > 0) await pause(this.random.between(0, this.longestDelayMs));
  }
}
