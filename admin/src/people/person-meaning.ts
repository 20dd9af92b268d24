import type { Meaning } from '../components/versions/meaning.ts';

export const PERSON_MEANING: Meaning = { words: 'parde.people.form.fields' };
