import { filmIdOf } from '#modules/catalogue/contract/film-ids/film-id.ts';
import { EmptyFilmId, MalformedFilmId } from './request-errors.ts';

/** What the field of the form means. @throws EmptyFilmId @throws MalformedFilmId */
export function wantedFilm(link: string): string {
  if (/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(link)) throw new EmptyFilmId();
  const filmId = filmIdOf(link);
  if (!filmId) throw new MalformedFilmId();
  return filmId;
}
