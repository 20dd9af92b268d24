import type { GatewayName } from './payments.events.ts';

export interface TokenRequest {
  /** Our own reference; the bank calls it ResNum or order id. */
  reference: string;
  /** Rials. */
  amount: number;
  /** Where the bank sends the buyer back to. */
  callbackUrl: string;
}

/** What the browser does next: a form to post, or with GET an address to open. */
export interface BankForm {
  action: string;
  method: 'GET' | 'POST';
  fields: Record<string, string>;
}

/** A payment as the bank knows it. */
export interface BankPayment {
  token: string;
  /** The bank's own reference, where it has told one. */
  bankReference: string | null;
  /** Rials. */
  amount: number;
}

/** What a callback claims. Anybody can post one: a hint, never a proof. */
export interface CallbackHint {
  /** Our reference or, where the bank does not send it back, its token. */
  reference: string | null;
  token: string | null;
  bankReference: string | null;
  outcome: 'paid' | 'cancelled' | 'timed_out' | 'failed';
  /** The bank's own code, for staff. */
  bankCode: string | null;
}

export type Verification =
  /**
   * The money is ours. In rials, `ordered` is what the bank says was asked for and `amount` what it took: the same with a bank
   * that tells one of them only.
   */
  | { kind: 'verified'; bankReference: string; ordered: number; amount: number; card: string | null }
  /** Certainly not paid, or given back. `final`: nothing can follow. */
  | { kind: 'refused'; bankCode: string; final: boolean };

export type Reversal = { kind: 'reversed' } | { kind: 'refused'; bankCode: string };

/** The bank did not answer, or nothing that could be understood: what it did is unknown and is asked again. */
export class GatewayUnclear extends Error {
  override name = 'GatewayUnclear';
}

/** The bank understood and will not open a payment. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';

  constructor(readonly bankCode: string) {
    super(`the bank refused: ${bankCode}`);
  }
}

/** A bank. Every method but `form` and `readCallback` asks it over the network, with a time limit. */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** Whether the bank can be asked about a payment whose callback never came; otherwise its reference has to come first. */
  readonly verifiesByToken: boolean;
  /** @returns the bank's token. @throws GatewayUnclear, GatewayRefused */
  request(request: TokenRequest): Promise<string>;
  form(token: string): BankForm;
  readCallback(fields: Record<string, string>): CallbackHint;
  /** May be asked again: a bank that says "already verified" gives the same answer as the first time. @throws GatewayUnclear */
  verify(payment: BankPayment): Promise<Verification>;
  /** May be asked again. @throws GatewayUnclear */
  reverse(payment: BankPayment): Promise<Reversal>;
}
