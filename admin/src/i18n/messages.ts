import englishMessages from 'ra-language-english';
import farsiMessages from 'ra-language-farsi';
import { en } from './en.ts';
import { fa } from './fa.ts';
import type { Language } from './language.ts';

export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** `over` laid on `under`, level by level, so that a text the translation lacks is still there in English. */
export function mergeMessages(under: MessageTree, over: MessageTree): MessageTree {
  const merged: MessageTree = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value) : value;
  }
  return merged;
}

const english = mergeMessages(englishMessages as unknown as MessageTree, en);
export const MESSAGES: Record<Language, MessageTree> = {
  en: english,
  fa: mergeMessages(mergeMessages(english, farsiMessages as unknown as MessageTree), fa),
};

/** Puts changed texts in the place of the built-in ones; a key that the console does not have is none of its texts. */
export function layOver(language: Language, texts: readonly { key: string; value: string }[]): void {
  const changed = new Map(texts.map(({ key, value }) => [key, value]));
  MESSAGES[language] = changedTree(MESSAGES[language], changed, '');
}

function changedTree(tree: MessageTree, changed: ReadonlyMap<string, string>, before: string): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = `${before}${name}`;
      return [name, typeof value === 'string' ? (changed.get(key) ?? value) : changedTree(value, changed, `${key}.`)];
    }),
  );
}
