import type { Closeness } from '../../domain/sound-index.ts';
import { isPersian } from '../../domain/sounds.ts';
import type { MatchLimits, MatchRow } from './match-sql.ts';
import { answers, FEW, graded, isWhole, isWholeTitle, joined, merge, type NameMatch } from './name-match.ts';
import type { NameStatements } from './name-statements.ts';
import type { TypedWord, Vocabulary } from './vocabulary.ts';

const MAX_PHRASES = 80;
/** Each costs a statement. */
const MAX_READINGS = 4;
/** Ways to read a text whose words are looked for in any order. */
const MAX_IN_ANY_ORDER = 2;

/** Finds names by how they sound in the other script. */
export class SoundMatcher {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly names: NameStatements,
  ) {}

  /** @param found as typed, or near to it. @returns that with what only sounds like the text. */
  withSounds(text: string, found: NameMatch, limits: MatchLimits): Promise<NameMatch> {
    const isForeign = limits.titles > 0 && text.split(' ').some(isPersian);
    return isForeign ? this.withEnglish(text, found, limits) : this.withPersian(text, found, limits);
  }

  /**
   * What sounds so stands above names that are far from what was typed, but nothing is looked for in Persian where a name is near: a
   * misspelt English title is no Persian one.
   */
  private async withPersian(text: string, found: NameMatch, limits: MatchLimits): Promise<NameMatch> {
    const kind = limits.titles > 0 ? 'titles' : 'people';
    const isSure = found.fit[kind] === 'typed' || found.fit[kind] === 'near' || found.fit.people === 'typed';
    if (isSure) return found;
    let alike = graded([], 'none');
    for await (const words of this.vocabulary.soundingLike(text, 'possible')) {
      const rows = await this.rowsOf(words, limits);
      alike = joined(alike, graded(rows, 'near'), limits);
      if (answers(rows, limits)) break;
    }
    return joined(alike, found, limits);
  }

  /**
   * Whole English names that are spelt just so stand above what is near, since nobody spells one by chance, and above what begins as it
   * was typed where more people know them.
   */
  private async withEnglish(text: string, found: NameMatch, limits: MatchLimits): Promise<NameMatch> {
    const { fit } = found;
    const titles = found.rows.filter((row) => row.kind === 1);
    const isUnsure = fit.titles === 'far' || fit.titles === 'none';
    // Most such texts are the beginning of a Persian name.
    const isBeginning = fit.titles === 'typed' && (titles.length >= FEW || text.includes(' '));
    if (isBeginning || (!isUnsure && found.hasWholeTitle)) return found;
    if (isUnsure && fit.people !== 'typed') {
      const closeness: Closeness[] = fit.titles === 'far' ? ['best', 'sure'] : ['best', 'sure', 'possible'];
      return joined(graded(await this.alike(text, closeness, limits), 'near'), found, limits);
    }
    const rows = (await this.phrasesAlike(text, 'best', limits, 1)).filter(isWholeTitle);
    // A surname means somebody's titles first of all, whatever else is called so.
    const alike = graded(rows, fit.titles === 'none' ? 'far' : 'near');
    if (fit.titles !== 'typed') return joined(alike, found, limits);
    const most = Math.max(...titles.map(({ popularity }) => popularity));
    const known = graded(
      rows.filter(({ popularity }) => popularity > most),
      'typed',
    );
    return joined(known, joined(found, alike, limits), limits);
  }

  private async alike(text: string, closeness: Closeness[], limits: MatchLimits): Promise<MatchRow[]> {
    for (const each of closeness) {
      const begun = await this.phrasesAlike(text, each, limits, each === 'best' ? MAX_READINGS : MAX_IN_ANY_ORDER);
      const rows = begun.some(isWholeTitle)
        ? begun
        : wholeFirst(begun, await this.inAnyOrder(text, each, limits), limits);
      if (answers(rows, limits)) return rows;
    }
    return [];
  }

  private async inAnyOrder(text: string, closeness: Closeness, limits: MatchLimits): Promise<MatchRow[]> {
    let tried = 0;
    for await (const words of this.vocabulary.soundingLike(text, closeness)) {
      if (words.length === 1) continue;
      const rows = await this.names.withWords(words, limits, { equal: true });
      if (answers(rows, limits)) return rows;
      tried += 1;
      if (tried === MAX_IN_ANY_ORDER) break;
    }
    return [];
  }

  /** Names that begin with what the text sounds like, whole ones first; no more than it takes to find one of these. */
  private async phrasesAlike(
    text: string,
    closeness: Closeness,
    limits: MatchLimits,
    most: number,
  ): Promise<MatchRow[]> {
    let rows: MatchRow[] = [];
    for await (const words of this.vocabulary.soundingLike(text, closeness, most)) {
      const found = await this.names.phrases(phrasesOf(words), limits);
      rows = wholeFirst(rows, found, limits);
      if (rows.some(isWholeTitle)) break;
    }
    return rows;
  }

  private rowsOf(words: TypedWord[], limits: MatchLimits): Promise<MatchRow[]> {
    return words.length === 1 ? this.names.phrases(words[0]!.forms, limits) : this.names.withWords(words, limits);
  }
}

/** Of each kind the whole names of both, then the rest. */
function wholeFirst(rows: MatchRow[], more: MatchRow[], limits: MatchLimits): MatchRow[] {
  const all = [...rows, ...more];
  return merge(all.filter(isWhole), all, limits);
}

/** All the ways to put the words together, of each as many of the best as there is room for. */
function phrasesOf(words: TypedWord[]): string[] {
  const unsure = words.filter(({ forms }) => forms.length > 1).length;
  const most = Math.max(1, Math.floor(MAX_PHRASES ** (1 / Math.max(1, unsure))));
  return words
    .map(({ forms }) => forms.slice(0, most))
    .reduce<string[]>((phrases, forms) => phrases.flatMap((phrase) => forms.map((form) => `${phrase} ${form}`)), [''])
    .map((phrase) => phrase.trim());
}
