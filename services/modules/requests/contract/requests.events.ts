import { z } from 'zod';
import { moderatorsName } from '#modules/accounts/contract/accounts.events.ts';
import { filmId } from '#modules/catalogue/contract/film-ids/film-id.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();

/*
 * A title that members wish for: one request for each id of a film database, however many wish for it; they are its sponsors.
 * Stream: `title-request-<requestId>`.
 */

/** The first member has wished for it. */
export const requestMade = defineEvent(
  'title-request.made.v1',
  z.object({
    requestId: id,
    filmId,
    /** 1 movie, 2 series, as that member has said. */
    postType: z.union([z.literal(1), z.literal(2)]),
    userId: id,
  }),
);
export const requestJoined = defineEvent('title-request.joined.v1', z.object({ requestId: id, userId: id }));
export const requestLeft = defineEvent('title-request.left.v1', z.object({ requestId: id, userId: id }));

const ruling = z.object({
  requestId: id,
  /** Counts what staff does to the request: a decision is made on the one that was seen. */
  ruling: z.number().int().positive(),
  /** null where it was no moderator: a title has come by itself, or has gone. */
  moderatorId: id.nullable(),
  moderator: z.string().nullable(),
});
/** Staff has looked up what the id stands for. */
export const requestNamed = defineEvent(
  'title-request.named.v1',
  ruling.extend({ name: z.string(), year: z.number().int().nullable() }),
  [moderatorsName],
);

export const requestAnswer = z.enum(['accepted', 'refused', 'fulfilled']);
export type RequestAnswer = z.infer<typeof requestAnswer>;

export const refusalReason = z.enum([
  'not_released',
  'not_obtainable',
  'not_allowed',
  'not_a_title',
  'duplicate',
  'other',
]);
export type RefusalReason = z.infer<typeof refusalReason>;

/** Whoever is among the sponsors hears of it once for each answer; of one that was taken back, anew when it is given again. */
export const requestAnswered = defineEvent(
  'title-request.answered.v1',
  ruling.extend({
    filmId,
    answer: requestAnswer,
    /** Of a refusal. */
    reason: refusalReason.nullable(),
    /** What staff adds to the reason; shown to the sponsors. */
    note: z.string(),
    /** Of a fulfilled request: the title that has come. */
    titleId: id.nullable(),
    /** Accounts of those who wish for it at this moment. */
    sponsors: z.array(id),
  }),
  [moderatorsName],
);

/** The answer was taken back, by a moderator or because somebody wishes anew for what was here and is not any more. */
export const requestReopened = defineEvent('title-request.reopened.v1', ruling, [moderatorsName]);
