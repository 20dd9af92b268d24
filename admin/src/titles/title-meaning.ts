import type { Meaning } from '../components/versions/meaning.ts';

export const TITLE_MEANING: Meaning = {
  words: 'parde.titles.form.fields',
  numbers: { directors: 'people', writers: 'people', cast: 'people' },
};
