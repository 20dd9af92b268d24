import { isOneTypoApart, MIN_MISSPELT } from '../spelling/spelling.ts';
import { typosBetween } from '../spelling/typos.ts';
import { LastAnswers } from './last-answers.ts';
import { SoundIndex } from './sound-index.ts';

/**
 * All the words that names are made of, in memory, for words that are two typos off: an index of deletions would be five
 * times as large. Which letters a word has is a mask of 32 bits; two typos change at most four of them, so that few words
 * are compared letter by letter.
 */

/** Two typos are looked for in words of so many letters: too many shorter ones lie two away from anything. */
export const MIN_TWICE_MISSPELT = 5;
const TWICE = 2;
const MAX_NEAR = 300;
const MAX_BEGINNINGS = 40;

export class WordList {
  private readonly words: string[];
  private readonly masks: Int32Array;
  /** Made when somebody types what only sounds like a name. */
  private sounds: SoundIndex | null = null;
  private readonly nearWords = new LastAnswers((typed: string) => this.findNear(typed));
  private readonly nearBeginnings = new LastAnswers((typed: string) => this.findBeginnings(typed));

  constructor(words: string[]) {
    this.words = words.filter((word) => word.length >= MIN_TWICE_MISSPELT - 2);
    this.masks = Int32Array.from(this.words, maskOf);
  }

  /** @returns the words that are at most two typos from the typed one, which may have lost letters; the nearer ones first. */
  near(typed: string): string[] {
    return typed.length < MIN_MISSPELT ? [] : this.nearWords.of(typed);
  }

  /** @returns what words begin with that is one typo from the typed text, an unfinished word; the likest first. */
  beginnings(typed: string): string[] {
    return typed.length < MIN_MISSPELT ? [] : this.nearBeginnings.of(typed);
  }

  /** By their sound. */
  get sounding(): SoundIndex {
    this.sounds ??= new SoundIndex(this.words);
    return this.sounds;
  }

  private findNear(typed: string): string[] {
    const mask = maskOf(typed);
    const found: { word: string; typos: number }[] = [];
    for (let at = 0; at < this.words.length; at++) {
      if (bits(this.masks[at]! ^ mask) > 4) continue;
      const word = this.words[at]!;
      if (word === typed || Math.abs(word.length - typed.length) > TWICE) continue;
      if (Math.max(word.length, typed.length) < MIN_TWICE_MISSPELT) continue;
      const typos = typosBetween(typed, word, TWICE);
      if (typos <= TWICE) found.push({ word, typos: typos + (word[0] === typed[0] ? 0 : 0.5) });
    }
    return found
      .sort((one, other) => one.typos - other.typos)
      .slice(0, MAX_NEAR)
      .map(({ word }) => word);
  }

  private findBeginnings(typed: string): string[] {
    const mask = maskOf(typed);
    const found = new Set<string>();
    for (let at = 0; at < this.words.length; at++) {
      // One typo brings at most one letter that the word does not have.
      if (bits(mask & ~this.masks[at]!) > 1) continue;
      const word = this.words[at]!;
      for (const length of [typed.length, typed.length - 1, typed.length + 1]) {
        if (word.length < length || !isOneTypoApart(typed, word, length)) continue;
        found.add(word.slice(0, length));
        break;
      }
    }
    const alike = (beginning: string) => sameStart(typed, beginning);
    return [...found].sort((one, other) => alike(other) - alike(one)).slice(0, MAX_BEGINNINGS);
  }
}

function sameStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function maskOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

function bits(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
