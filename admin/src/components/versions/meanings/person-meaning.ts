import type { Meaning } from './meaning.ts';

export const PERSON_MEANING: Meaning = {
  words: 'parde.people.form.fields',
  choices: { gender: 'parde.people.form.genders' },
};
