import { foldText, joinWords } from '#platform/kernel/text/fold-text.ts';
import { nameForms } from './name-forms.ts';

/** One word's place in a name: the name's tail from that word on. */
export interface NameRow {
  position: number;
  /** Whether the name begins here, an article left aside: "godfather" is as good as "the godfather". */
  leads: boolean;
  key: string;
  tail: string;
  name: string;
}

const ARTICLES = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'el', 'los', 'las', 'l', 'der', 'die', 'das', 'il']);
const MAX_WORDS = 14;

export function isArticle(word: string): boolean {
  return ARTICLES.has(word);
}

/** @returns the index rows of a document's names, none twice. */
export function nameRows(names: string[]): NameRow[] {
  const forms = new Set(names.flatMap(nameForms));
  const rows = new Map<string, NameRow>();
  for (const name of forms) {
    const words = name.split(' ');
    let leads = true;
    for (let position = 0; position < Math.min(words.length, MAX_WORDS); position++) {
      const tail = words.slice(position).join(' ');
      const id = `${position > 0}${leads}${tail}`;
      if (!rows.has(id)) rows.set(id, { position, leads, key: joinWords(tail), tail, name });
      leads &&= isArticle(words[position]!);
    }
  }
  return [...rows.values()];
}

/** What a document is sorted by: its first name without an English article. */
export function sortKey([name = '']: string[]): string {
  return foldText(name).replace(/^(the|an|a) (?=.)/, '');
}
