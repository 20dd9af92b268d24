import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const GENRE_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const genreSlug = z.string().regex(GENRE_SLUG).max(60);

export const genre = z.object({
  /** As titles and addresses name it; it never changes. */
  slug: genreSlug,
  name: z.object({ fa: z.string(), en: z.string() }),
  /** By which sources name it, besides slug and names. Several genres may have one word: it means all of them. */
  words: z.array(z.string()),
  /** Not in menus; titles say it, and its address is there. */
  hidden: z.boolean(),
});

const genreList = z.object({
  genres: z.array(genre),
  /** Whether menus have this order; the fullest genre comes first otherwise. */
  ownOrder: z.boolean(),
  /** Genres that are no more, each with the one that has taken its place and is there. */
  merged: z.record(z.string(), z.string()),
});

/** The genres, whole and in order, of the stream `genre-list-1`; before its first event they are those of `genres.ts`. */
export const genresSaved = defineEvent('genres.saved.v1', genreList);
/** One genre has taken the place of another; its titles follow one by one. */
export const genresMerged = defineEvent('genres.merged.v1', genreList.extend({ from: z.string(), into: z.string() }));

export type Genre = z.infer<typeof genre>;
export type GenreList = z.infer<typeof genreList>;
