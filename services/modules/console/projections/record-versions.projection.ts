import { ceremonyAwardSaved } from '#modules/catalogue/contract/awards/ceremony.events.ts';
import { channelsSaved } from '#modules/catalogue/contract/channel.events.ts';
import { genresMerged, genresSaved } from '#modules/catalogue/contract/genres/genre.events.ts';
import { moderationRulesSaved } from '#modules/community/contract/moderation-rules.events.ts';
import {
  boxOfficeSaved,
  collectionAdded,
  collectionRetired,
  collectionRevised,
  suggestedListSaved,
} from '#modules/curation/contract/curation.events.ts';
import { noticeAdded, noticeRetired, noticeRevised } from '#modules/curation/contract/notice.events.ts';
import {
  newsPostAdded,
  newsPostRevised,
  piecePublished,
  pieceScheduled,
  pieceWithdrawn,
  reviewAdded,
  reviewRevised,
} from '#modules/editorial/contract/editorial.events.ts';
import { planSaved } from '#modules/membership/contract/membership.events.ts';
import { type CouponBounds, couponCreated, couponRevised } from '#modules/payments/contract/coupons.events.ts';
import type { EventDefinition } from '#platform/messaging/outbox/event-definition.ts';
import { defineProjection, type EventHandler } from '#platform/messaging/projections/projection.ts';
import type { RecordKind } from '../contract/record-kinds.ts';
import {
  awardFacts,
  boxOfficeFacts,
  collectionFacts,
  couponFacts,
  genreFacts,
  newsFacts,
  noticeFacts,
  planFacts,
  reviewFacts,
} from '../domain/record-facts.ts';

const THE_ONE = 1;
const SAVE = `
  insert into record_version (kind, record_id, version, at, actor, facts, became) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (kind, record_id, version) do update
    set at = excluded.at, actor = excluded.actor, facts = excluded.facts, became = excluded.became`;

interface Version {
  kind: RecordKind;
  id: number;
  /** Null where only its state changed. */
  facts?: object;
  /** What it is from then on. */
  became?: string;
}

/** Keeps what an event makes of its record. */
function versionOf<Data>(
  definition: Pick<EventDefinition<string, Data>, 'type' | 'read'>,
  tell: (data: Data) => Version,
): EventHandler {
  return {
    type: definition.type,
    async handle(event, transaction) {
      const { data, version, time, actor } = definition.read(event);
      const { kind, id, facts, became } = tell(data);
      const said = facts ? JSON.stringify(facts) : null;
      await transaction.query(SAVE, [kind, id, version, time, actor, said, became ?? null]);
    },
  };
}

const kindOfPiece = ({ kind }: { kind: 'news' | 'review' }): RecordKind => (kind === 'news' ? 'news' : 'reviews');

/** What was known of what the staff writes and puts together, version by version, and who said so. */
export const recordVersionsProjection = defineProjection(
  'record-versions',
  ['record_version'],
  [
    ...[newsPostAdded, newsPostRevised].map((event) =>
      versionOf(event, (data) => ({ kind: 'news', id: data.pieceId, facts: newsFacts(data) })),
    ),
    ...[reviewAdded, reviewRevised].map((event) =>
      versionOf(event, (data) => ({ kind: 'reviews', id: data.pieceId, facts: reviewFacts(data) })),
    ),
    versionOf(pieceScheduled, (data) => ({ kind: kindOfPiece(data), id: data.pieceId, became: 'scheduled' })),
    versionOf(piecePublished, (data) => ({ kind: kindOfPiece(data), id: data.pieceId, became: 'published' })),
    versionOf(pieceWithdrawn, (data) => ({ kind: kindOfPiece(data), id: data.pieceId, became: 'draft' })),
    ...[collectionAdded, collectionRevised].map((event) =>
      versionOf(event, (data) => ({ kind: 'collections', id: data.collectionId, facts: collectionFacts(data) })),
    ),
    versionOf(collectionRetired, ({ collectionId: id }) => ({ kind: 'collections', id, became: 'retired' })),
    ...[noticeAdded, noticeRevised].map((event) =>
      versionOf(event, (data) => ({ kind: 'notices', id: data.noticeId, facts: noticeFacts(data) })),
    ),
    versionOf(noticeRetired, ({ noticeId: id }) => ({ kind: 'notices', id, became: 'retired' })),
    versionOf(boxOfficeSaved, (data) => ({ kind: 'box-office', id: THE_ONE, facts: boxOfficeFacts(data) })),
    versionOf(suggestedListSaved, ({ postType: id, titleIds }) => ({
      kind: 'suggested-lists',
      id,
      facts: { title_ids: titleIds },
    })),
    versionOf(ceremonyAwardSaved, (data) => ({ kind: 'awards', id: data.awardId, facts: awardFacts(data) })),
    versionOf(channelsSaved, ({ channels }) => ({ kind: 'channels', id: THE_ONE, facts: { channels } })),
    ...[genresSaved, genresMerged].map((event) =>
      versionOf(event, (data) => ({ kind: 'genres', id: THE_ONE, facts: genreFacts(data) })),
    ),
    versionOf(moderationRulesSaved, ({ trustAfter, words }) => ({
      kind: 'moderation-rules',
      id: THE_ONE,
      facts: { trust_after: trustAfter, words },
    })),
    versionOf(planSaved, (data) => ({ kind: 'plans', id: data.id, facts: planFacts(data) })),
    ...[couponCreated, couponRevised].map((event) =>
      versionOf<CouponBounds & { couponId: number }>(event, (data) => ({
        kind: 'coupons',
        id: data.couponId,
        facts: couponFacts(data),
      })),
    ),
  ],
);
