import type { Charge } from '#modules/membership/contract/admit.ts';
import { type ByteRanges, firstOf, rangeOf, sizeOf, union, without } from './byte-ranges.ts';

/** The sending of a part of a file that has not been settled. */
export interface Transfer {
  id: string;
  /** Bytes [from, to) were asked for. */
  from: number;
  to: number;
  /** The first byte that is not known to be sent. */
  sentTo: number;
  charge: Charge;
  /** Where the member went on while nobody had noticed that it was dead; null after each sign of life. */
  resumedAt: number | null;
  leaseUntil: Date;
  /** Whether its lease has run out: nothing is reserved for it, what it has sent beyond `sentTo` is not known. */
  dead: boolean;
}

/** One member's bytes of one file: what was charged, and what is under way. */
export interface FileAccount {
  charged: ByteRanges;
  /** Those that are not settled, in the order in which they began. */
  transfers: readonly Transfer[];
}

/** What becomes of an account, and of the volume that stands behind it. */
export interface AccountChange {
  account: FileAccount;
  /** Bytes that are charged by it. */
  used: number;
  /** Bytes that are no longer reserved, those that are charged among them. */
  released: number;
  /** Of what was sent, what nobody is charged for. */
  free: number;
  sent: number;
}

/** What is promised to transfers under way: each byte once, however many of them want it. */
export function reservedOf({ charged, transfers }: FileAccount): ByteRanges {
  const promised = transfers.filter(({ dead, charge }) => !dead && charge === 'bytes');
  return without(union(...promised.map(({ from, to }) => rangeOf(from, to))), charged);
}

/** How many bytes more must be reserved before these are sent. */
export function newBytes(account: FileAccount, from: number, to: number): number {
  return sizeOf(without(rangeOf(from, to), union(account.charged, reservedOf(account))));
}

export function begin(account: FileAccount, transfer: Transfer): FileAccount {
  return { ...account, transfers: [...account.transfers, transfer] };
}

/** The end of a living transfer: what it has sent is charged, what was reserved for it alone is not any more. */
export function settle(account: FileAccount, transfer: Transfer, sentTo: number): AccountChange {
  const others = account.transfers.filter(({ id }) => id !== transfer.id);
  return charged(account, transfer, sentTo, others);
}

/** The lease of a transfer has run out. What it had sent at the last sign of life is charged, or up to where the member went on. */
export function bury(account: FileAccount, transfer: Transfer): AccountChange {
  const sentTo = Math.max(transfer.sentTo, transfer.resumedAt ?? 0);
  // Once somebody has gone on where it ended, nothing more is to be learned of it.
  const known = transfer.resumedAt !== null;
  const left = account.transfers.flatMap((other) => {
    if (other.id !== transfer.id) return [other];
    return known ? [] : [{ ...transfer, dead: true }];
  });
  return charged(account, transfer, sentTo, left);
}

function charged(
  account: FileAccount,
  { from, to, charge }: Transfer,
  sentTo: number,
  transfers: readonly Transfer[],
): AccountChange {
  const end = Math.min(Math.max(sentTo, from), to);
  const sent = rangeOf(from, end);
  const news = charge === 'bytes' ? without(sent, account.charged) : [];
  const after = { charged: union(account.charged, news), transfers };
  return {
    account: after,
    used: sizeOf(news),
    released: sizeOf(reservedOf(account)) - sizeOf(reservedOf(after)),
    free: end - from - sizeOf(news),
    sent: end - from,
  };
}

/** Whose sending a request that begins at `at` goes on with: the transfer that came nearest to it. */
export function predecessorOf({ transfers }: FileAccount, at: number): Transfer | null {
  return transfers
    .filter(({ sentTo, to }) => sentTo <= at && at < to)
    .reduce<Transfer | null>((nearest, each) => (nearest && nearest.sentTo > each.sentTo ? nearest : each), null);
}

/**
 * What a request that begins at `at` says of the one before it: who goes on there has what came before. A dead transfer is
 * charged for that, as far as `remaining` bytes go; of a living one it is kept in mind.
 */
export function resume(account: FileAccount, at: number, remaining: number): AccountChange | null {
  const before = predecessorOf(account, at);
  if (!before || (!before.dead && before.sentTo === at)) return null;
  if (before.dead) return learn(account, before, at, remaining, true);
  const resumedAt = Math.min(before.resumedAt ?? at, at);
  const transfers = account.transfers.map((each) => (each.id === before.id ? { ...each, resumedAt } : each));
  return { account: { ...account, transfers }, used: 0, released: 0, free: 0, sent: 0 };
}

/**
 * A dead transfer has sent more than was known when its lease ran out. Nothing is reserved for it any more, so it is charged
 * as far as `remaining` bytes go.
 * @param ended whether nothing more will be heard of it.
 */
export function learn(
  account: FileAccount,
  transfer: Transfer,
  sentTo: number,
  remaining: number,
  ended: boolean,
): AccountChange {
  const end = Math.min(Math.max(sentTo, transfer.sentTo), transfer.to);
  const sent = rangeOf(transfer.sentTo, end);
  const wanted = transfer.charge === 'bytes' ? without(sent, account.charged) : [];
  const reserved = reservedOf(account);
  // What another transfer has reserved is there whatever remains.
  const covered = without(wanted, without(wanted, reserved));
  const news = union(covered, firstOf(without(wanted, reserved), remaining));
  const transfers = account.transfers.flatMap((each) => {
    if (each.id !== transfer.id) return [each];
    return ended ? [] : [{ ...each, sentTo: end }];
  });
  const after = { charged: union(account.charged, news), transfers };
  return {
    account: after,
    used: sizeOf(news),
    released: sizeOf(reserved) - sizeOf(reservedOf(after)),
    free: end - transfer.sentTo - sizeOf(news),
    sent: end - transfer.sentTo,
  };
}

/** Nothing more is asked of a transfer that is dead since before its window ended. */
export function forget(account: FileAccount, transfer: Transfer): AccountChange {
  const transfers = account.transfers.filter(({ id }) => id !== transfer.id);
  return { account: { ...account, transfers }, used: 0, released: 0, free: 0, sent: 0 };
}
