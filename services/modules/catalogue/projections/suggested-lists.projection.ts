import { suggestedListSaved } from '#modules/curation/contract/curation.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';

/** What the staff suggests of movies and of series, which the suggested lists begin with. */
export const suggestedListsProjection = defineProjection(
  'suggested-lists',
  ['suggested_list'],
  [
    on(suggestedListSaved, async ({ data: { postType, titleIds }, version }, transaction) => {
      await transaction.query(
        `insert into suggested_list (post_type, title_ids, version) values ($1, $2, $3)
         on conflict (post_type) do update set title_ids = excluded.title_ids, version = excluded.version`,
        [postType, titleIds, version],
      );
      transaction.invalidate('suggested-lists');
    }),
  ],
);
