import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { moderationRulesSaved } from '../contract/moderation-rules.events.ts';

const SAVE = `
  insert into moderation_rules (id, version, trust_after, words) values (1, $1, $2, $3)
  on conflict (id) do update set version = excluded.version, trust_after = excluded.trust_after, words = excluded.words`;

/** The rules by which comments are moderated, as the console opens them. */
export const moderationRulesProjection = defineProjection(
  'moderation-rules',
  ['moderation_rules'],
  [
    on(moderationRulesSaved, async ({ data: { trustAfter, words }, version }, { query }) => {
      await query(SAVE, [version, trustAfter, words]);
    }),
  ],
);
