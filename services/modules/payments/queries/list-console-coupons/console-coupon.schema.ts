import { z } from 'zod';
import { listQuery, searchText } from '#platform/http/list-query.ts';
import { couponStage } from '../../contract/coupons.events.ts';

const moment = z.iso.datetime();
const couponState = z.enum(['live', 'early', 'late', 'spent', 'disabled']);

export const consoleCoupon = z
  .object({
    id: z.number().int(),
    version: z.number().int().describe('of its bounds, which a change names'),
    code: z.string(),
    planId: z.number().int(),
    stage: couponStage,
    percent: z.number().int().nullable(),
    fixed: z.number().int().nullable().describe('rials'),
    total_limit: z.number().int().nullable(),
    user_limit: z.number().int(),
    valid_from: moment.nullable(),
    valid_until: moment.nullable(),
    disabled: z.boolean(),
    state: couponState.describe('whether it can be used now, and why not'),
    note: z.string().nullable(),
    created_by: z.string().nullable().describe('as user-1'),
    created_at: moment,
    used: z.number().int().describe('redeemed so often'),
    discounted: z.number().int().describe('rials, in all'),
  })
  .meta({ id: 'ConsoleCoupon' });
export type ConsoleCoupon = z.infer<typeof consoleCoupon>;

export const listConsoleCoupons = listQuery({
  fields: ['id', 'created_at', 'used', 'discounted', 'valid_until'],
  sort: ['id', 'DESC'],
  filter: {
    q: searchText.optional().describe('part of the code or the note'),
    planId: z.number().int().min(1).max(3).optional(),
    stage: couponStage.optional(),
    state: couponState.optional(),
    disabled: z.boolean().optional().describe('of addresses that were saved before there were states'),
  },
});
export type ListConsoleCoupons = z.output<typeof listConsoleCoupons>;
