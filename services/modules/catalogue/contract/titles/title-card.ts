import { posterPath, posterTint } from '#modules/media/contract/pictures-of.ts';
import type { TitleFacts } from '../catalogue.events.ts';
import type { PostCard } from '../post-card.ts';

/** What of a card only the title's facts can change. Genres are there by their slugs: their names are everybody's, and change on their own. */
export type CardBase = Omit<PostCard, keyof CardFigures | 'genres'> & { genres: string[] };

/** Figures that change by other events than the facts: files, votes. */
export type CardFigures = Pick<PostCard, 'rating' | 'votes' | 'quality' | 'dubbed' | 'updated_at'>;

/** Published so that every list shows a title alike. */
export function cardBase(facts: TitleFacts): CardBase {
  return {
    id: facts.titleId,
    post_type: facts.postType,
    slug: facts.slug,
    // Keys in one order, however the facts were stored: equal facts give equal texts.
    name: { fa: facts.name.fa, en: facts.name.en },
    release_year: facts.releaseYear,
    end_year: facts.endYear,
    cover_path: posterPath(facts),
    tint: posterTint(facts),
    genres: facts.genres,
    status: facts.status,
    seasons_count: facts.postType === 2 ? facts.seasons.length : null,
  };
}

/** @param gradeSum sum of the six grades of all votes. @returns 0–10 with one decimal, null while nobody has voted. */
export function ratingOf(votes: number, gradeSum: number): number | null {
  return votes > 0 ? Math.round((gradeSum * 10) / (6 * votes)) / 10 : null;
}
