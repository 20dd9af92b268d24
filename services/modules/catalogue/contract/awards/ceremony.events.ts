import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';
import { nameSchema } from '../catalogue.events.ts';
import { filmId } from '../film-ids/film-id.ts';

/** A film or series as a ceremony names it, whether the site has it or not. */
const nominatedFilm = z.object({
  name: nameSchema,
  /** 1 movie, 2 series. */
  postType: z.union([z.literal(1), z.literal(2)]),
  /** In which it came out; null where the ceremony's year is near enough. */
  year: z.number().int().nullable(),
  /** Its id in a film database; absent where none is known. */
  filmId: filmId.optional(),
});

export const toldNomination = z.object({
  won: z.boolean(),
  /** null where only people are honoured. */
  film: nominatedFilm.nullable(),
  people: z.array(nameSchema),
});

const ceremonyAward = z.object({
  awardId: z.number().int().positive(),
  /** 1 Oscar, 2 Golden Globe, 3 Bafta. */
  ceremony: z.number().int().min(1).max(3),
  /** In which it was held. */
  year: z.number().int(),
  title: z.string(),
  nominations: z.array(toldNomination),
});

/**
 * One award of one ceremony, with all that was nominated for it; it carries them whole again. Stream: `ceremony-award-<awardId>`.
 * What the facts of titles tell of the same award goes before it.
 */
export const ceremonyAwardSaved = defineEvent('ceremony-award.saved.v1', ceremonyAward);

export type CeremonyAwardFacts = z.infer<typeof ceremonyAward>;
export type NominatedFilm = z.infer<typeof nominatedFilm>;
export type ToldNomination = z.infer<typeof toldNomination>;
