import { parseWhole } from '../format/number.ts';

/** An episode as the form has it by now. */
export interface NamedEpisode {
  number: number;
  names: readonly string[];
}

const MAX_FOUND = 25;
/** As it is on keyboards that know no Persian. */
const ARABIC = { ي: 'ی', ك: 'ک' } as const;

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[يك]/g, (letter) => ARABIC[letter as keyof typeof ARABIC])
    .toLowerCase();

/** Episodes by a number or a part of a name; first the one of just that number. */
export function foundEpisodes(typed: string, episodes: readonly NamedEpisode[]): NamedEpisode[] {
  const wanted = folded(typed.trim());
  if (!wanted) return [];
  const number = parseWhole(typed);
  const exact = episodes.filter((episode) => episode.number === number);
  const others = episodes.filter(
    (episode) =>
      episode.number !== number &&
      ((number !== null && String(episode.number).startsWith(String(number))) ||
        episode.names.some((name) => folded(name).includes(wanted))),
  );
  return [...exact, ...others].slice(0, MAX_FOUND);
}
