import { foldText } from '#platform/kernel/text/fold-text.ts';
import { initialsOf, typedInitials } from './initials.ts';

/** A title's initials with words of its name behind them: "lotr two towers". */
interface InitialsAndWords {
  initials: string;
  words: string[];
}

export function initialsAndWords(folded: string): InitialsAndWords | null {
  const [first = '', ...words] = folded.split(' ');
  const initials = typedInitials(first);
  return initials && words.length > 0 ? { initials, words } : null;
}

/** @returns the words of the name that the initials stand for, and the typed words; null where it has not all of these behind them. */
export function spelledOut({ initials, words }: InitialsAndWords, name: string): string | null {
  const all = foldText(name).split(' ');
  for (let end = 1; end < all.length; end++) {
    const rest = all.slice(end);
    if (!words.every((word) => rest.some((other) => other.startsWith(word)))) continue;
    const meant = [all.slice(0, end), all.slice(1, end)].find((some) => initialsOf(some.join(' ')).includes(initials));
    if (meant) return [...meant, ...words].join(' ');
  }
  return null;
}
