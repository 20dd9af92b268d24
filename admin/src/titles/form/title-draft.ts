import type { ChosenPerson } from '../../components/chosen/ChosenPeopleInput.tsx';
import type { FormErrors } from '../../components/form/errors/form-errors.ts';
import { parseDecimal, parseWhole } from '../../format/number.ts';
import { solarYearError } from '../../format/time/solar-year.ts';
import type { TitleFacts } from '../../providers/commands/catalogue/catalogue-commands.ts';

type Typed = string | null;
interface TypedName {
  fa: Typed;
  en: Typed;
}

/** A title's facts as they are typed: numbers in digits of either script. */
export interface TitleDraft {
  post_type: 1 | 2;
  name: TypedName;
  original_name: Typed;
  alternate_names: string[];
  release_year: Typed;
  end_year: Typed;
  countries: string[];
  genres: TitleFacts['genres'];
  age: Typed;
  runtime_minutes: Typed;
  summary: TypedName;
  directors: ChosenPerson[];
  writers: ChosenPerson[];
  cast: ChosenPerson[];
  awards: { ceremony: number; year: Typed; title: Typed; won: boolean; nominees?: number[] }[];
  trailers: string[];
  channel: Typed;
  status: number | '' | null;
  air_weekday: number | '' | null;
  mini_series: boolean;
  seasons: { number: Typed; year: Typed; episodes: Typed }[];
  popularity: Typed;
  mood: Typed;
  film_ids: string[];
  pictures: TitleFacts['pictures'];
  /** Of a new one: whether nobody is to see it yet. */
  draft: boolean;
}

const REQUIRED = 'parde.curation.required';
const WHOLE = 'parde.titles.form.whole';
const POPULARITY = 10;

const text = (typed: Typed | undefined): string | null => typed?.trim() || null;
const whole = (typed: Typed | undefined): number | null => parseWhole(String(typed ?? ''));
const wholeOr = (typed: Typed | undefined, otherwise: number): number => whole(typed) ?? otherwise;
const isWrong = (typed: Typed | undefined) => Boolean(text(typed)) && whole(typed) === null;

/**
 * @param facts absent for a new title.
 * @param write a whole number as the reader's language does.
 */
export function draftOf(facts: TitleFacts | undefined, write: (value: number) => string): TitleDraft {
  const digits = (value: number | null) => (value === null ? '' : write(value));
  const person = (id: number) => ({ id });
  return {
    post_type: facts?.post_type ?? 1,
    name: { fa: facts?.name.fa ?? '', en: facts?.name.en ?? '' },
    original_name: facts?.original_name ?? '',
    alternate_names: facts?.alternate_names ?? [],
    release_year: digits(facts?.release_year ?? null),
    end_year: digits(facts?.end_year ?? null),
    countries: facts?.countries ?? [],
    genres: facts?.genres ?? [],
    age: facts?.age ?? '',
    runtime_minutes: digits(facts?.runtime_minutes ?? null),
    summary: { fa: facts?.summary.fa ?? '', en: facts?.summary.en ?? '' },
    directors: facts?.directors.map(person) ?? [],
    writers: facts?.writers.map(person) ?? [],
    cast:
      facts?.cast.map(({ person_id, role }) => ({
        id: person_id,
        role: { fa: role?.fa ?? '', en: role?.en ?? '' },
      })) ?? [],
    awards: facts?.awards.map((award) => ({ ...award, year: digits(award.year) })) ?? [],
    trailers: facts?.trailers.map(({ key }) => key) ?? [],
    channel: facts?.channel ?? '',
    status: facts?.status ?? '',
    air_weekday: facts?.air_weekday ?? '',
    mini_series: facts?.mini_series ?? false,
    seasons:
      facts?.seasons.map(({ number, year, episodes }) => ({
        number: digits(number),
        year: digits(year),
        episodes: digits(episodes),
      })) ?? [],
    popularity: digits(facts?.popularity ?? POPULARITY),
    mood: facts?.mood ?? '',
    film_ids: facts?.film_ids ?? [],
    pictures: facts?.pictures ?? { poster: null, backdrop: null },
    draft: false,
  };
}

/** @param draft without errors. What only series have is left out of a movie. */
export function factsOf(draft: TitleDraft): TitleFacts {
  const ids = (people: ChosenPerson[]) => people.map(({ id }) => id);
  const series = draft.post_type === 2;
  return {
    post_type: draft.post_type,
    name: { fa: text(draft.name.fa), en: text(draft.name.en) ?? '' },
    original_name: text(draft.original_name),
    alternate_names: draft.alternate_names,
    release_year: wholeOr(draft.release_year, 0),
    end_year: series ? whole(draft.end_year) : null,
    countries: draft.countries,
    genres: draft.genres,
    age: text(draft.age),
    runtime_minutes: whole(draft.runtime_minutes),
    summary: { fa: text(draft.summary.fa), en: text(draft.summary.en) },
    directors: ids(draft.directors),
    writers: ids(draft.writers),
    cast: draft.cast.map(({ id, role }) => ({ person_id: id, role: roleOf(role) })),
    awards: draft.awards.map(({ ceremony, year, title, won, nominees }) => ({
      ceremony,
      year: wholeOr(year, 0),
      title: text(title) ?? '',
      won: Boolean(won),
      ...(nominees && { nominees }),
    })),
    trailers: draft.trailers.map((key) => ({ key })),
    channel: text(draft.channel),
    status: series ? draft.status || null : null,
    air_weekday: series && draft.status === 1 ? draft.air_weekday || null : null,
    mini_series: series && Boolean(draft.mini_series),
    seasons: series
      ? draft.seasons.map(({ number, year, episodes }) => ({
          number: wholeOr(number, 0),
          year: whole(year),
          episodes: wholeOr(episodes, 0),
        }))
      : [],
    popularity: parseDecimal(draft.popularity ?? '') ?? POPULARITY,
    mood: text(draft.mood),
    film_ids: draft.film_ids,
    pictures: { poster: draft.pictures.poster || null, backdrop: draft.pictures.backdrop || null },
  };
}

/** A role needs its English name; one that has only the Persian is called the same in both. */
function roleOf(role: ChosenPerson['role']): { fa: string | null; en: string } | null {
  const fa = text(role?.fa);
  const en = text(role?.en) ?? fa;
  return en === null ? null : { fa, en };
}

/** @param write a year as the reader's language does. */
export function errorsOf(draft: TitleDraft, write: (year: number) => string): FormErrors {
  const errors: FormErrors = {};
  if (!text(draft.name.en)) errors['name.en'] = REQUIRED;
  if (!text(draft.release_year)) errors['release_year'] = REQUIRED;
  for (const field of ['release_year', 'end_year', 'runtime_minutes'] as const) {
    if (isWrong(draft[field])) errors[field] = WHOLE;
  }
  // An import may have brought one with a part after the point.
  if (!text(draft.popularity)) errors['popularity'] = REQUIRED;
  else if (parseDecimal(draft.popularity ?? '') === null) errors['popularity'] = 'parde.titles.form.number';
  for (const field of ['release_year', 'end_year'] as const) {
    const solar = solarYearError(draft[field], write);
    if (solar) errors[field] = solar;
  }
  draft.awards.forEach((award, place) => {
    const solar = solarYearError(award.year, write);
    if (whole(award.year) === null || solar) errors[`awards.${place}.year`] = solar ?? WHOLE;
    if (!text(award.title)) errors[`awards.${place}.title`] = REQUIRED;
  });
  draft.seasons.forEach((season, place) => {
    if (whole(season.number) === null) errors[`seasons.${place}.number`] = WHOLE;
    if (whole(season.episodes) === null) errors[`seasons.${place}.episodes`] = WHOLE;
    const solar = solarYearError(season.year, write);
    if (isWrong(season.year) || solar) errors[`seasons.${place}.year`] = solar ?? WHOLE;
  });
  return errors;
}
