import { z } from 'zod';
import { latinDigits } from '#platform/kernel/text/typed/latin-digits.ts';

/** How a film database knows a title: `tt0111161` (IMDb), `tmdb-movie-278` and `tmdb-tv-1396` (TMDB). */
export const filmId = z
  .string()
  .regex(/^(?:tt\d{7,10}|tmdb-(?:movie|tv)-[1-9]\d{0,9})$/, 'Please insert a proper film-database id');

/** What stands on the keys of `tt` on a Persian keyboard. */
const PERSIAN_TT = /^فف(?=\d)/;
const BARE = /^tt0*(\d{1,10})$/i;
const IMDB = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?title\/tt0*(\d{1,10})(?:\/.*)?$/i;
const TMDB = /^\/(movie|tv)\/0*([1-9]\d{0,9})(?:-[^/]*)?(?:\/.*)?$/i;
/** Shorter ones are filled up with zeros. */
const IMDB_DIGITS = 7;
/** Digits that somebody has to have typed: less is a slip. */
const MIN_TYPED = /\d{7}/;

/**
 * Reads what somebody typed or pasted: an id, or the address of a title's page at either site, in Persian or Arabic digits too.
 * @returns the id in the one form it is kept in, or null when it is none.
 */
export function filmIdOf(typed: string): string | null {
  const seen = typed.normalize('NFKC').replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}\s]/gu, '');
  const text = latinDigits(seen).replace(PERSIAN_TT, 'tt');
  const bare = BARE.exec(text);
  if (bare) return imdbId(text, bare[1]);
  return idOfAddress(text);
}

/** The page of a title at its film database. */
export function filmAddress(id: string): string {
  const [site, kind, number] = id.split('-');
  return site === 'tmdb' ? `https://www.themoviedb.org/${kind}/${number}` : `https://www.imdb.com/title/${id}/`;
}

function idOfAddress(text: string): string | null {
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!address || address.port || address.username) return null;
  const host = address.hostname.replace(/^(?:www|m)\./, '');
  if (host === 'imdb.com') return imdbId(address.pathname, IMDB.exec(address.pathname)?.[1]);
  const [, kind, number] = (host === 'themoviedb.org' && TMDB.exec(address.pathname)) || [];
  return kind && number ? `tmdb-${kind.toLowerCase()}-${number}` : null;
}

function imdbId(typed: string, digits: string | undefined): string | null {
  if (!digits || !MIN_TYPED.test(typed) || Number(digits) === 0) return null;
  return `tt${digits.padStart(IMDB_DIGITS, '0')}`;
}
