import { randomBytes, randomInt } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../platform/kernel/time/durations.ts';
import { BankClock } from './bank-clock.ts';
import { FAULTY_ANSWERS, type Fault } from './faults.ts';
import { ANYBODY, type Merchant } from './merchant.ts';

const TOKEN_LIFETIME_MS = 20 * MINUTE_MS;
/** What is not verified by then goes back to the buyer. */
const VERIFY_WITHIN_MS = 30 * MINUTE_MS;
/** Until then a merchant can give a verified payment back. */
const REVERSE_WITHIN_MS = DAY_MS;

type Protocol = 'sandbox' | 'saman' | 'zarinpal';
type BankState = 'open' | 'cancelled' | 'paid' | 'verified' | 'reversed';

export interface BankTransaction {
  protocol: Protocol;
  token: string;
  terminal: string;
  /** The merchant's own reference. */
  order: string;
  /** Rials, as ordered. */
  amount: number;
  callbackUrl: string;
  openedAt: number;
  state: BankState;
  /** The bank's reference; Zarinpal tells it with the verification only. */
  reference: string;
  /** Rials, as taken from the card. */
  taken: number;
  paidAt: number;
  fault: Fault;
  /** Faulty answers still to come. */
  faultyAnswers: number;
  verifications: number;
}

export type BookingFault = 'unknown' | 'wrong terminal' | 'not paid' | 'too late' | 'reversed' | 'not verified';

/** The bank's accounts, in memory: what it took from whom, what it kept, what it gave back. */
export class BankBooks {
  private readonly byToken = new Map<string, BankTransaction>();
  private readonly byReference = new Map<string, BankTransaction>();

  constructor(
    readonly merchant: Merchant = ANYBODY,
    readonly clock: BankClock = new BankClock(),
  ) {}

  open(order: Pick<BankTransaction, 'protocol' | 'terminal' | 'order' | 'amount' | 'callbackUrl'>): BankTransaction {
    const transaction: BankTransaction = {
      ...order,
      token: tokenOf(order.protocol),
      openedAt: this.clock.now(),
      state: 'open',
      reference: '',
      taken: 0,
      paidAt: 0,
      fault: 'none',
      faultyAnswers: 0,
      verifications: 0,
    };
    this.byToken.set(transaction.token, transaction);
    return transaction;
  }

  find(token: string): BankTransaction | undefined {
    const transaction = this.byToken.get(token);
    if (transaction) this.giveBackLate(transaction);
    return transaction;
  }

  findByReference(reference: string): BankTransaction | undefined {
    const transaction = this.byReference.get(reference);
    if (transaction) this.giveBackLate(transaction);
    return transaction;
  }

  all(): BankTransaction[] {
    for (const transaction of this.byToken.values()) this.giveBackLate(transaction);
    return [...this.byToken.values()];
  }

  isOpen({ state, openedAt }: BankTransaction): boolean {
    return state === 'open' && this.clock.now() < openedAt + TOKEN_LIFETIME_MS;
  }

  /** Takes the money from the buyer's card. @returns false when the page is not open any more. */
  pay(transaction: BankTransaction, fault: Fault): boolean {
    if (!this.isOpen(transaction)) return false;
    transaction.state = 'paid';
    transaction.fault = fault;
    transaction.faultyAnswers = FAULTY_ANSWERS;
    transaction.taken = takenAmount(transaction.amount, fault);
    transaction.paidAt = this.clock.now();
    transaction.reference = referenceOf(transaction.protocol);
    this.byReference.set(transaction.reference, transaction);
    return true;
  }

  cancel(transaction: BankTransaction): void {
    if (transaction.state === 'open') transaction.state = 'cancelled';
  }

  /** The merchant takes delivery. @returns whether it had before. */
  verify(transaction: BankTransaction | undefined, terminal: string): { already: boolean } | BookingFault {
    if (!transaction) return 'unknown';
    if (transaction.terminal !== terminal) return 'wrong terminal';
    if (transaction.state === 'reversed') return 'reversed';
    if (transaction.state === 'verified') {
      transaction.verifications += 1;
      return { already: true };
    }
    if (transaction.state !== 'paid') return 'not paid';
    transaction.state = 'verified';
    transaction.verifications += 1;
    return { already: false };
  }

  /** Gives the money back. @returns whether it had been given back before. */
  reverse(transaction: BankTransaction | undefined, terminal: string): { already: boolean } | BookingFault {
    if (!transaction) return 'unknown';
    if (transaction.terminal !== terminal) return 'wrong terminal';
    if (transaction.state === 'reversed') return { already: true };
    if (transaction.state !== 'verified' && transaction.state !== 'paid') return 'not paid';
    if (transaction.fault === 'reverse refused') return 'too late';
    if (this.clock.now() >= transaction.paidAt + REVERSE_WITHIN_MS) return 'too late';
    transaction.state = 'reversed';
    return { already: false };
  }

  private giveBackLate(transaction: BankTransaction): void {
    const late = this.clock.now() >= transaction.paidAt + VERIFY_WITHIN_MS;
    if (transaction.state === 'paid' && late) transaction.state = 'reversed';
  }
}

function takenAmount(amount: number, fault: Fault): number {
  if (fault === 'amount one less') return amount - 1;
  return fault === 'amount times ten' ? amount * 10 : amount;
}

function tokenOf(protocol: Protocol): string {
  const random = randomBytes(16).toString('hex');
  return protocol === 'zarinpal' ? `A${random.padStart(35, '0')}` : random;
}

function referenceOf(protocol: Protocol): string {
  if (protocol === 'zarinpal') return String(randomInt(100_000_000, 2 ** 40));
  return protocol === 'saman' ? randomBytes(18).toString('base64') : `R${randomBytes(10).toString('hex')}`;
}
