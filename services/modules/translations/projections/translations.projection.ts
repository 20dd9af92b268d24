import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { translationApproved } from '../contract/translations.events.ts';

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
