import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { couponCreated, couponDisabled, couponRedeemed, couponRevised } from '../contract/coupons.events.ts';

const INSERT = `
  insert into coupon (id, code, plan_id, stage, percent, fixed, total_limit, user_limit, valid_from, valid_until, disabled,
    note, created_by, created_at, used, discounted)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, false, $11, $12, $13, 0, 0)`;

const REVISE = `
  update coupon set total_limit = $2, user_limit = $3, valid_until = $4, note = $5, revised_version = $6 where id = $1`;

/** Coupons with their use counts. */
export const couponsProjection = defineProjection(
  'coupons',
  ['coupon'],
  [
    on(couponCreated, async ({ data, time, actor }, { query }) => {
      const { couponId, code, planId, stage, percent, fixed, totalLimit, userLimit, validFrom, validUntil } = data;
      const terms = [planId, stage, percent, fixed, totalLimit, userLimit, validFrom, validUntil];
      await query(INSERT, [couponId, code, ...terms, data.note, actor, time]);
    }),
    on(couponRevised, async ({ data, version }, { query }) => {
      const { couponId, totalLimit, userLimit, validUntil, note } = data;
      await query(REVISE, [couponId, totalLimit, userLimit, validUntil, note, version]);
    }),
    on(couponDisabled, async ({ data }, { query }) => {
      await query('update coupon set disabled = true where id = $1', [data.couponId]);
    }),
    on(couponRedeemed, async ({ data }, { query }) => {
      const { couponId, used, discount } = data;
      await query('update coupon set used = $2, discounted = discounted + $3 where id = $1', [
        couponId,
        used,
        discount,
      ]);
    }),
  ],
);
