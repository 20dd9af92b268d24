import { nameForms } from './name-forms.ts';

/** "Elliot (voice)": said of the part, no name of it. */
const REMARK = /\([^)]*\)/g;
/** "Neo / Thomas Anderson", «نئو، توماس اندرسون»: one part has several names. */
const BETWEEN = /[/|,;،؛]/;
/** Words of one name, at most, that are found without the others. */
const MAX_WORDS = 6;

/** What a character may be called: the whole name, and each two words or more of it that stand together. */
export function characterPhrases(names: readonly string[]): string[] {
  const forms = names.flatMap((name) => name.replace(REMARK, '').split(BETWEEN)).flatMap(nameForms);
  return [...new Set(forms.filter(Boolean).flatMap(phrasesOf))];
}

function phrasesOf(form: string): string[] {
  const words = form.split(' ').slice(0, MAX_WORDS);
  const runs = words.flatMap((_word, from) =>
    words.slice(from + 1).map((_last, more) => words.slice(from, from + more + 2).join(' ')),
  );
  return [form, ...runs];
}
