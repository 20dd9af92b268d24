import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import type { Reading } from '../reading.ts';
import { titlesOf } from './titles-of.ts';

const MIN_LETTERS = 3;

/** «مایکل کورلئونه», "vito corleone": titles with a character who is called just so. */
export async function byCharacter(index: SearchIndex, folded: string, limits: SuggestLimits): Promise<Reading | null> {
  return folded.length < MIN_LETTERS ? null : titlesOf(index, { character: folded }, limits);
}

/** "vito corlone": of a name of several words, since one that is misspelt may be anything. */
export async function byNearCharacter(
  index: SearchIndex,
  folded: string,
  limits: SuggestLimits,
): Promise<Reading | null> {
  if (!folded.includes(' ')) return null;
  const [character] = await index.charactersNear(folded);
  return character === undefined ? null : titlesOf(index, { character }, limits);
}
