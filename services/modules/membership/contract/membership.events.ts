import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();
/** Bytes may exceed 32 bits, not the integers of a number. */
const amount = z.number().int().nonnegative();

export const entryUnit = z.enum(['days', 'bytes']);
export type EntryUnit = z.infer<typeof entryUnit>;
export const entryReason = z.enum(['purchase', 'grant', 'withdrawal', 'reversal', 'download']);
export type EntryReason = z.infer<typeof entryReason>;

/**
 * A line in a member's ledger of days and bytes: what changed, why, and what the member has afterwards. The line that says
 * nothing but what was left can still be read years later. Stream: `membership-<userId>`.
 */
export const membershipChanged = defineEvent(
  'membership.changed.v1',
  z.object({
    entryId: id,
    userId: id,
    unit: entryUnit,
    /** Days or bytes; below 0 when they were taken away. */
    amount: z.number().int(),
    reason: entryReason,
    /** Of the payment, for a purchase and its reversal. */
    reference: z.string().nullable(),
    /** Why staff did it; the member reads it. */
    note: z.string().nullable(),
    vipExpiration: z.iso.datetime().nullable(),
    /** Remaining bytes. */
    bandwidth: amount,
  }),
);

/** The member was told that the days come to their end; once for each end. */
export const expiryAnnounced = defineEvent(
  'membership.expiry-announced.v1',
  z.object({ userId: id, vipExpiration: z.iso.datetime() }),
);

const plan = z.object({
  id,
  /** Purchasable plan: 1 free, 2 days, 3 volume. */
  planId: z.number().int().min(1).max(3),
  name: z.object({ fa: z.string(), en: z.string() }),
  /** Rials. */
  price: amount,
  /** Days or bytes. */
  size: amount,
  active: z.boolean(),
  sort: z.number().int(),
});
export type PlanFacts = z.infer<typeof plan>;

/** What can be bought. Stream: `plan-<id>`; the newest says all. */
export const planSaved = defineEvent('plan.saved.v1', plan);
