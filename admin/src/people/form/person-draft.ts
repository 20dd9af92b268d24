import type { FormErrors } from '../../components/form/errors/form-errors.ts';
import { parseWhole } from '../../format/number.ts';
import { solarYearError } from '../../format/time/solar-year.ts';
import type { PersonFacts } from '../../providers/commands/catalogue/catalogue-commands.ts';

type Typed = string | null;
interface TypedText {
  fa: Typed;
  en: Typed;
}

/** A person's facts as they are typed. */
export interface PersonDraft {
  name: TypedText;
  gender: PersonFacts['gender'] | '';
  birthday: Typed;
  death_year: Typed;
  birth_place: TypedText;
  biography: TypedText;
  portrait: PersonFacts['portrait'] | '';
}

const text = (typed: Typed | undefined): string | null => typed?.trim() || null;

/**
 * @param facts absent for somebody new.
 * @param write a whole number as the reader's language does.
 */
export function draftOf(facts: PersonFacts | undefined, write: (value: number) => string): PersonDraft {
  const both = (told: { fa: string | null; en: string | null } | null | undefined) => ({
    fa: told?.fa ?? '',
    en: told?.en ?? '',
  });
  return {
    name: both(facts?.name),
    gender: facts?.gender ?? '',
    birthday: facts?.birthday ?? '',
    death_year: facts?.death_year ? write(facts.death_year) : '',
    birth_place: both(facts?.birth_place),
    biography: both(facts?.biography),
    portrait: facts?.portrait ?? null,
  };
}

/** @param draft without errors. */
export function factsOf(draft: PersonDraft): PersonFacts {
  const { name, gender, birthday, death_year, birth_place, biography, portrait } = draft;
  const place = text(birth_place.en);
  const told = { fa: text(biography.fa), en: text(biography.en) };
  return {
    name: { fa: text(name.fa), en: text(name.en) ?? '' },
    gender: gender || null,
    birthday: text(birthday),
    death_year: parseWhole(death_year ?? ''),
    birth_place: place ? { fa: text(birth_place.fa), en: place } : null,
    biography: told.fa || told.en ? told : null,
    portrait: portrait || null,
  };
}

/** @param write a year as the reader's language does. */
export function errorsOf({ name, death_year, birth_place }: PersonDraft, write: (year: number) => string): FormErrors {
  const errors: FormErrors = {};
  if (!text(name.en)) errors['name.en'] = 'parde.curation.required';
  if (text(death_year) && parseWhole(death_year ?? '') === null) errors['death_year'] = 'parde.titles.form.whole';
  const solar = solarYearError(death_year, write);
  if (solar) errors['death_year'] = solar;
  if (text(birth_place.fa) && !text(birth_place.en)) errors['birth_place.en'] = 'parde.curation.required';
  return errors;
}
