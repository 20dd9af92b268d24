import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import {
  missingTranslationDismissed,
  translationApproved,
  translationMissed,
  translationRestored,
} from '../contract/translations.events.ts';

const UPSERT = `
  insert into translation (lang, key, value, type, version) values ($1, $2, $3, $4, $5)
  on conflict (lang, key) do update set value = excluded.value, type = excluded.type, version = excluded.version`;
/** The row stays for its version. */
const RESTORE = 'update translation set value = null, version = $3 where lang = $1 and key = $2';
const MISS = 'insert into missing_translation (key, reported_at) values ($1, $2) on conflict do nothing';
const DISMISS = 'delete from missing_translation where key = $1';

export const translationsProjection = defineProjection(
  'translations',
  ['translation', 'missing_translation'],
  [
    on(translationApproved, async ({ data: { lang, key, value, type }, version }, transaction) => {
      await transaction.query(UPSERT, [lang, key, value, type, version]);
      transaction.invalidate(`translations:${lang}`);
    }),
    on(translationRestored, async ({ data: { lang, key }, version }, transaction) => {
      await transaction.query(RESTORE, [lang, key, version]);
      transaction.invalidate(`translations:${lang}`);
    }),
    on(translationMissed, async ({ data: { key }, time }, { query }) => {
      await query(MISS, [key, time]);
    }),
    on(missingTranslationDismissed, async ({ data: { key } }, { query }) => {
      await query(DISMISS, [key]);
    }),
  ],
);
