import { foldText } from '#platform/kernel/text/fold-text.ts';
import { fewMarks } from '#platform/kernel/text/typed/few-marks.ts';

/** Overrides, embeddings and isolates: they turn the direction of what stands around the name. */
const TURNS_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/u;
/** Seen by nobody, and no use in a name: control characters and fillers. Joiners are looked at by themselves. */
const INVISIBLE = /(?!\u200c|\u200d|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\u2800]/gu;
/** A joiner belongs between two visible characters, as in «می‌روم» or in a composed emoji. */
const IDLE_JOINER = /(?<=^|\s|\u200c|\u200d)(?:\u200c|\u200d)+|(?:\u200c|\u200d)+(?=\s|$)/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/gu;
/** A letter of a Cyrillic or Greek word passes for a Latin one, so no word has both. */
const LATIN = /\p{Script=Latin}/u;
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

const MIN_NAME_LENGTH = 2;

/** Names that would pass for the house, folded; those of usernames and their Persian words. */
const OF_THE_HOUSE = new Set(
  ['admin', 'administrator', 'moderator', 'support', 'staff', 'parde', 'root', 'system']
    .concat(['پرده', 'مدیر', 'مدیریت', 'ادمین', 'ناظر', 'ناظم', 'پشتیبانی', 'پشتیبان', 'سامانه'])
    .map(foldText),
);
/** What may stand beside them without making a person of them. */
const BESIDE = new Set(['site', 'team', 'official', 'the', 'of', 'سایت', 'تیم', 'رسمی', 'گروه', 'کل'].map(foldText));

/** The name as it is kept: one line, and nothing in it that nobody sees. */
export function tidyName(typed: string): string {
  const visible = typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, (character) => (TURNS_DIRECTION.test(character) ? character : ''))
    .replace(IDLE_JOINER, '')
    .replace(/ {2,}/gu, ' ');
  return fewMarks(visible).trim();
}

export function turnsDirection(name: string): boolean {
  return TURNS_DIRECTION.test(name);
}

export function isVisible(name: string): boolean {
  return (name.match(VISIBLE) ?? []).length >= MIN_NAME_LENGTH;
}

export function mixesAlphabets(name: string): boolean {
  return name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => LATIN.test(word) && LOOKS_LATIN.test(word));
}

/** Whether a name is nothing but words of the house: «پشتیبانی پرده», not «علی مدیر». */
export function isReservedName(name: string): boolean {
  const words = foldText(name).split(' ');
  const ofTheHouse = (word: string) => OF_THE_HOUSE.has(word);
  return (
    ofTheHouse(words.join('')) ||
    (words.some(ofTheHouse) && words.every((word) => ofTheHouse(word) || BESIDE.has(word)))
  );
}
