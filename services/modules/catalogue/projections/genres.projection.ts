import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { type GenreList, genresMerged, genresSaved } from '../contract/genres/genre.events.ts';
import { GENRES_TAG } from '../contract/genres/genre-names.port.ts';

/** The genres as the staff has them, each time whole; no row until then. */
export const genresProjection = defineProjection(
  'genres',
  ['genre_list'],
  [
    on(genresSaved, ({ data, version }, transaction) => keep(data, version, transaction)),
    on(genresMerged, ({ data, version }, transaction) => keep(data, version, transaction)),
  ],
);

async function keep(list: GenreList, version: number, transaction: ProjectionTransaction): Promise<void> {
  const { genres, ownOrder, merged } = list;
  await transaction.query('delete from genre_list');
  await transaction.query('insert into genre_list (version, genres, own_order, merged) values ($1, $2, $3, $4)', [
    version,
    JSON.stringify(genres),
    ownOrder,
    JSON.stringify(merged),
  ]);
  transaction.invalidate(GENRES_TAG, 'lists');
}
