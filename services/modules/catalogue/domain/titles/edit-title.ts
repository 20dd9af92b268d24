import type { GenreVocabulary } from '../../contract/genres/genre-vocabulary.ts';
import { UnknownGenres } from '../catalogue-errors.ts';
import type { StoredFacts } from './merge-facts.ts';

/** What an editor enters; the rest follows from it. */
export type TitleEdit = Omit<StoredFacts, 'addedAt' | 'withdrawn' | 'trailers'> & {
  trailers?: StoredFacts['trailers'];
};

/**
 * Facts of a title as an editor wants them: what only series have is empty for movies, and nobody is named twice.
 * @throws UnknownGenres
 */
export function editedFacts(edit: TitleEdit, before: StoredFacts | null, genres: GenreVocabulary): StoredFacts {
  if (genres.unknown(edit.genres).length > 0) throw new UnknownGenres();
  const movie = edit.postType === 1;
  const onAir = !movie && edit.status === 1 && edit.airWeekday !== null;
  const episodes = movie ? undefined : before?.episodes;
  const miniSeries = !movie && (edit.miniSeries ?? before?.miniSeries);
  const filmIds = edit.filmIds ?? before?.filmIds;
  const pictures = edit.pictures ?? before?.pictures;
  const once = <T extends { personId: number }>(credits: T[]) => [
    ...new Map(credits.map((credit) => [credit.personId, credit])).values(),
  ];
  return {
    ...withoutOptions(edit),
    genres: genres.known(edit.genres),
    directors: once(edit.directors),
    writers: once(edit.writers),
    cast: once(edit.cast),
    trailers: edit.trailers ?? before?.trailers ?? [],
    seasons: movie ? [] : [...edit.seasons].sort((one, other) => one.number - other.number),
    status: movie ? null : edit.status,
    airWeekday: onAir ? edit.airWeekday : null,
    endYear: movie ? null : edit.endYear,
    ...(onAir && before?.airTime && { airTime: before.airTime }),
    ...(episodes && { episodes }),
    ...(miniSeries && { miniSeries }),
    ...(filmIds !== undefined && { filmIds }),
    ...((pictures?.poster || pictures?.backdrop) && { pictures }),
    ...(before?.withdrawn && { withdrawn: before.withdrawn }),
    ...(before?.addedAt !== undefined && { addedAt: before.addedAt }),
  };
}

/** What is there only where it says something. */
function withoutOptions({
  miniSeries: _,
  pictures: __,
  ...edit
}: TitleEdit): Omit<TitleEdit, 'miniSeries' | 'pictures'> {
  return edit;
}

export function peopleNamed({
  directors,
  writers,
  cast,
}: Pick<StoredFacts, 'directors' | 'writers' | 'cast'>): number[] {
  return [...new Set([...directors, ...writers, ...cast].map(({ personId }) => personId))];
}
