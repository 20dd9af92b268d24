import type { StoredFacts } from './merge-facts.ts';

/** What an editor enters; the rest follows from it. */
export type TitleEdit = Omit<StoredFacts, 'addedAt' | 'trailers'> & { trailers?: StoredFacts['trailers'] };

/** Facts of a title as an editor wants them: what only series have is empty for movies, and nobody is named twice. */
export function editedFacts(edit: TitleEdit, before: StoredFacts | null): StoredFacts {
  const movie = edit.postType === 1;
  const filmIds = edit.filmIds ?? before?.filmIds;
  const once = <T extends { personId: number }>(credits: T[]) => [
    ...new Map(credits.map((credit) => [credit.personId, credit])).values(),
  ];
  return {
    ...edit,
    directors: once(edit.directors),
    writers: once(edit.writers),
    cast: once(edit.cast),
    trailers: edit.trailers ?? before?.trailers ?? [],
    seasons: movie ? [] : [...edit.seasons].sort((one, other) => one.number - other.number),
    status: movie ? null : edit.status,
    airWeekday: !movie && edit.status === 1 ? edit.airWeekday : null,
    endYear: movie ? null : edit.endYear,
    ...(filmIds !== undefined && { filmIds }),
    ...(before?.addedAt !== undefined && { addedAt: before.addedAt }),
  };
}

export function peopleNamed({
  directors,
  writers,
  cast,
}: Pick<StoredFacts, 'directors' | 'writers' | 'cast'>): number[] {
  return [...new Set([...directors, ...writers, ...cast].map(({ personId }) => personId))];
}
