import type { ConsoleCollectionDetail } from '../api/types.ts';
import type { ChosenTitle } from '../components/chosen/chosen-titles.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';

export type CollectionDraft = Record<'fa_name' | 'en_name' | 'fa_about' | 'en_about', string> & {
  titles: ChosenTitle[];
  cover: ConsoleCollectionDetail['cover'] | '';
};

const TEXTS = ['fa_name', 'en_name', 'fa_about', 'en_about'] as const;
const REQUIRED = 'parde.curation.required';

/** What the server calls otherwise than the form. */
export const RENAMED: Record<string, string> = {
  'name.fa': 'fa_name',
  'name.en': 'en_name',
  'about.fa': 'fa_about',
  'about.en': 'en_about',
  title_ids: 'titles',
};

export function draftOf(collection: ConsoleCollectionDetail | undefined): CollectionDraft {
  return {
    fa_name: collection?.name.fa ?? '',
    en_name: collection?.name.en ?? '',
    fa_about: collection?.about.fa ?? '',
    en_about: collection?.about.en ?? '',
    titles: collection?.titles ?? [],
    cover: collection?.cover ?? null,
  };
}

export function factsOf({ fa_name, en_name, fa_about, en_about, titles, cover }: CollectionDraft) {
  return {
    name: { fa: fa_name.trim(), en: en_name.trim() },
    about: { fa: fa_about.trim(), en: en_about.trim() },
    title_ids: titles.map(({ id }) => id),
    cover: cover || null,
  };
}

export function errorsOf(draft: CollectionDraft): FormErrors {
  const missing = TEXTS.filter((name) => !draft[name].trim()).map((name) => [name, REQUIRED]);
  return {
    ...Object.fromEntries(missing),
    ...(draft.titles.length === 0 && { titles: 'parde.collections.no_titles' }),
  };
}
