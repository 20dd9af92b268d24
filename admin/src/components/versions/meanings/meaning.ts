import type { AmountUnit } from '../../payments/use-amounts.ts';

/** What the fields of a record are called, and what they hold. */
export interface Meaning {
  /** Where the fields have their names: `<words>.<field>`. */
  words: string;
  /** What the numbers of fields are, where they are more than numbers. */
  numbers?: Readonly<Record<string, NumberMeaning>>;
  /** Fields that hold one of several words, or its number, and where those are. */
  choices?: Readonly<Record<string, string>>;
}

export type Referenced = 'people' | 'titles';
/** People and titles stand by their numbers; amounts have a unit. */
export type NumberMeaning = Referenced | AmountUnit;

/** What the staff writes and puts together, beside titles and people. */
export const RECORD_MEANING: Meaning = {
  words: 'parde.versions.fields',
  numbers: { title_ids: 'titles' },
  choices: { category: 'parde.articles.categories', kind: 'parde.notices.kinds', motif: 'parde.articles.motifs' },
};
