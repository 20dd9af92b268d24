import { Injectable } from '@nestjs/common';
import { GenreNames } from '#modules/catalogue/contract/genres/genre-names.port.ts';
import type { GenreVocabulary } from '#modules/catalogue/contract/genres/genre-vocabulary.ts';
import type { PersonRef, PostCard } from '#modules/catalogue/contract/post-card.ts';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { PersonCards } from '#modules/people/contract/person-cards.port.ts';
import type { Reason } from '../domain/reason.ts';
import type { RecommendationReason, RecommendedPost } from './recommended-post.schema.ts';

interface Recommended {
  titleId: number;
  reason: Reason;
}

/** What is recommended, as cards with a reason that names names. */
@Injectable()
export class RecommendedCards {
  constructor(
    private readonly titles: TitleCards,
    private readonly people: PersonCards,
    private readonly genres: GenreNames,
  ) {}

  async of(recommended: readonly Recommended[]): Promise<RecommendedPost[]> {
    const reasons = recommended.map(({ reason }) => reason);
    const named = reasons.flatMap((reason) => (reason.kind === 'because' ? [reason.titleId] : []));
    const persons = reasons.flatMap((reason) => ('personId' in reason ? [reason.personId] : []));
    const [cards, people, genres] = await Promise.all([
      this.titles.of([...new Set([...recommended.map(({ titleId }) => titleId), ...named])]),
      this.people.of([...new Set(persons)]),
      this.genres.vocabulary(),
    ]);
    return recommended.flatMap(({ titleId, reason }) => {
      const card = cards.get(titleId);
      return card ? [{ ...card, reason: told(reason, cards, people, genres) }] : [];
    });
  }
}

/** Where the one that it names is not known any more, what is left of it. */
function told(
  reason: Reason,
  cards: ReadonlyMap<number, PostCard>,
  people: ReadonlyMap<number, PersonRef>,
  genres: GenreVocabulary,
): RecommendationReason {
  const genre = (reason.genre && genres.refs([reason.genre])[0]) || null;
  const post = reason.kind === 'because' ? cards.get(reason.titleId) : undefined;
  const person = 'personId' in reason ? people.get(reason.personId) : undefined;
  const nameless = (reason.kind === 'because' && !post) || ('personId' in reason && !person);
  return {
    kind: nameless ? (genre ? 'genre' : 'popular') : reason.kind,
    post: post ? { id: post.id, name: post.name } : null,
    person: person ? { id: person.id, slug: person.slug, name: person.name } : null,
    genre,
  };
}
