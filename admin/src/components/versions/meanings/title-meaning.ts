import type { Meaning } from './meaning.ts';

export const TITLE_MEANING: Meaning = {
  words: 'parde.titles.form.fields',
  numbers: { directors: 'people', writers: 'people', cast: 'people' },
  choices: {
    post_type: 'parde.titles.kind',
    status: 'parde.titles.form.states',
    air_weekday: 'parde.titles.form.week',
  },
};
