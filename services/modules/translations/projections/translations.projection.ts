import { defineProjection, on } from '../../../platform/messaging/projections/projection.js';
import { translationApproved } from '../events/translations.events.js';

const UPSERT = `
  insert into translation (lang, key, value, type) values ($1, $2, $3, $4)
  on conflict (lang, key) do update set value = excluded.value, type = excluded.type`;

export const translationsProjection = defineProjection(
  'translations',
  ['translation'],
  [
    on(translationApproved, async ({ data: { lang, key, value, type } }, transaction) => {
      await transaction.query(UPSERT, [lang, key, value, type]);
      transaction.invalidate(`translations:${lang}`);
    }),
  ],
);
