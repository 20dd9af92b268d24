import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { planSaved } from '../contract/membership.events.ts';

const SAVE = `
  insert into plan (id, plan_id, name, price, size, active, sort, version) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (id) do update set plan_id = excluded.plan_id, name = excluded.name, price = excluded.price,
    size = excluded.size, active = excluded.active, sort = excluded.sort, version = excluded.version`;

/** What can be bought. */
export const plansProjection = defineProjection(
  'plans',
  ['plan'],
  [
    on(planSaved, async ({ data, version }, { query }) => {
      const { id, planId, name, price, size, active, sort } = data;
      await query(SAVE, [id, planId, JSON.stringify(name), price, size, active, sort, version]);
    }),
  ],
);
