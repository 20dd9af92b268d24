import type { MultiSearchQuery } from 'meilisearch';
import { foldText, joinWords } from '#platform/kernel/text/fold-text.ts';
import { areMeant, CHANGED_PLACES, isMeant, isPartMeant } from '../../domain/likeness/likeness.ts';
import { FINGLISH_WORDS } from '../../domain/sounds/finglish.ts';
import { isOneTypoApart, MIN_MISSPELT } from '../../domain/spelling/spelling.ts';
import { typosBetween, typosWithin } from '../../domain/spelling/typos.ts';
import { MIN_TWICE_MISSPELT } from '../../domain/vocabulary/word-list.ts';
import type { Hit } from './engine.ts';
import { keyOf } from './engine-document.ts';
import { type Conditions, hasKey, keyBeginsWith } from './filter-expression.ts';
import { CLIPPED_ATTRIBUTE, MISSPELT_ATTRIBUTES, TYPED_ATTRIBUTES } from './index-settings.ts';

/** The engine reads no more of a query. */
const MAX_WORDS = 10;
const MAX_WORD = 80;
/** Words tried with a wrong first letter. */
const MAX_CLIPPED = 4;

/** What somebody typed, and what the engine is asked for it. */
export class TypedName {
  readonly text: string;
  readonly key: string;
  private readonly words: string[];

  private constructor(folded: string) {
    this.words = folded
      .split(' ')
      .slice(0, MAX_WORDS)
      .map((word) => word.slice(0, MAX_WORD));
    this.text = this.words.join(' ');
    this.key = keyOf(folded);
  }

  /** @returns null when nothing in it can be read. */
  static read(query: string): TypedName | null {
    const folded = foldText(query);
    return folded ? new TypedName(folded) : null;
  }

  /** Names that are just this, an article left aside. */
  exact(conditions: Conditions = []): SearchPart {
    return { filter: [...conditions, hasKey(this.key)] };
  }

  /** Names that have all the words as they were typed, the last one perhaps unfinished. */
  asTyped(conditions: Conditions = []): SearchPart {
    return { q: this.text, matchingStrategy: 'all', attributesToSearchOn: TYPED_ATTRIBUTES, filter: conditions };
  }

  /** What may have been meant, when nothing is as it was typed; the likeliest first. */
  misspelt(conditions: Conditions = []): SearchPart[] {
    const long = this.words.filter((word) => word.length >= MIN_MISSPELT);
    const parts: SearchPart[] = [];
    if (joinWords(this.text).length >= MIN_MISSPELT) parts.push({ filter: [...conditions, keyBeginsWith(this.key)] });
    const phrases = [this.words, ...this.otherFirstLetters()];
    // Short words are not corrected: they may be the misspelt ones.
    if (long.length > 0 && long.length < this.words.length) phrases.push(long);
    const whole = phrases.map((words) => wholeWords(words, conditions));
    const unfinished = [this.words, ...this.otherBeginnings()].map((words) => beginning(words, conditions));
    return [...parts, ...whole, ...unfinished];
  }

  /** The same with another typo beside the wrong first letter, when little was found. */
  twiceMisspelt(conditions: Conditions = []): SearchPart[] {
    return this.otherFirstLetters((variant) => variant).map((words) => wholeWords(words, conditions));
  }

  /** The typo tolerance takes a wrong first letter for two typos: those are asked for, one word at a time. */
  private otherFirstLetters(asked = (variant: string) => `"${variant}"`): string[][] {
    const long = this.words.flatMap((word, at) => (word.length >= MIN_MISSPELT ? [{ word, at }] : []));
    return long.slice(0, MAX_CLIPPED).flatMap(({ word, at }) => {
      const swapped = `${word[1]}${word[0]}${word.slice(2)}`;
      return [swapped, word.slice(1)].map((variant) => this.words.with(at, asked(variant)));
    });
  }

  /** The same for an unfinished last word, which no quotes may hold. */
  private otherBeginnings(): string[][] {
    const last = this.words.at(-1)!;
    if (last.length < MIN_MISSPELT) return [];
    return [`${last[1]}${last[0]}${last.slice(2)}`, last.slice(1)].map((variant) => this.words.with(-1, variant));
  }

  /**
   * Hits of a misspelt query that are within two typos in each word: the engine counts fewer where it was asked for a part of
   * a word. Those whose whole name is one typo away come first, then two.
   */
  likeliestFirst(hits: Hit[]): Hit[] {
    return this.nearFirst(hits.filter((hit) => this.isLikely(hit)));
  }

  private nearFirst(hits: Hit[]): Hit[] {
    const typos = new Map(hits.map((hit) => [hit, this.isNearly(hit) ? 1 : this.isTwoTyposOff(hit) ? 2 : 3]));
    return hits.toSorted((one, other) => typos.get(one)! - typos.get(other)!);
  }

  /** Whether the name is what was meant, and not merely near. */
  isMeantBy({ keys }: Hit): boolean {
    const long = this.words.filter((word) => word.length >= MIN_MISSPELT && !FINGLISH_WORDS.has(word));
    const hasAll = (key: string) => long.every((word) => typosWithin(key, word) <= 1);
    const isPart = (key: string) =>
      isPartMeant(
        long.reduce((sum, word) => sum + costWithin(key, word), 0),
        joinWords(this.text),
      ) ||
      (areMeant(this.words) && hasAll(key));
    // Keys have a mark before them.
    return keys.some((key) => isMeant(this.key.slice(1), key.slice(1), 'whole') || isPart(key));
  }

  /** Whether a whole name is one typo away. */
  isNearly({ keys }: Hit): boolean {
    return keys.some((key) => key === this.key || isOneTypoApart(key, this.key));
  }

  private isLikely(hit: Hit): boolean {
    const long = this.words.filter((word) => word.length >= MIN_MISSPELT && !FINGLISH_WORDS.has(word));
    // Two typos in a short word that stands alone are too many.
    const most = joinWords(this.text).length < MIN_TWICE_MISSPELT ? 1 : 2;
    return hit.keys.some((key) => long.every((word) => typosWithin(key, word) <= most)) || this.isNearly(hit);
  }

  private isTwoTyposOff({ keys }: Hit): boolean {
    const isNear = (key: string) => Math.abs(key.length - this.key.length) <= 2 && typosBetween(key, this.key) <= 2;
    return keys.some(isNear);
  }
}

/** As typos, those less that are letters that changed places. */
function costWithin(key: string, word: string): number {
  const typos = typosWithin(key, word);
  if (typos !== 1) return typos;
  return transpositions(word).some((text) => key.includes(text)) ? CHANGED_PLACES : 1;
}

function transpositions(word: string): string[] {
  return [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
}

export type SearchPart = Omit<MultiSearchQuery, 'indexUid'>;

/** The space says that the last word is finished. */
function wholeWords(words: string[], conditions: Conditions): SearchPart {
  return beginning([...words, ''], conditions);
}

/** The last word may be unfinished. */
function beginning(words: string[], conditions: Conditions): SearchPart {
  const attributesToSearchOn = [...MISSPELT_ATTRIBUTES, CLIPPED_ATTRIBUTE];
  return { q: words.join(' '), matchingStrategy: 'all', attributesToSearchOn, filter: conditions };
}

/** Hits of several searches, the better search's first, none twice. */
export function merged(...lists: Hit[][]): Hit[] {
  const hits = new Map<number, Hit>();
  for (const hit of lists.flat()) if (!hits.has(hit.id)) hits.set(hit.id, hit);
  return [...hits.values()];
}
