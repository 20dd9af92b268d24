import type { ConsoleNomination, ConsoleTitle, Name } from '../../api/types.ts';
import type { SavedAward } from '../../providers/commands/catalogue/award-commands.ts';

export interface Nominee {
  id: number;
  name: Name;
}

/** What the ceremony tells of a nomination, whether the site has the film or not. */
export type Told = NonNullable<ConsoleNomination['told']>;

interface Row {
  /** A film may have several for one award, so a row has a key of its own. */
  key: string;
  won: boolean;
  post: ConsoleTitle | null;
}
/** One nomination as it is typed: of a title, with what the ceremony tells of the same, */
export interface NominationRow extends Row {
  titleId: number;
  nominees: Nominee[];
  told: Told | null;
}
/** or told by the ceremony alone. */
export interface ToldRow extends Row {
  titleId: null;
  told: Told;
}
export interface AwardDraft {
  nominations: (NominationRow | ToldRow)[];
}

let made = 0;
const newKey = () => `new-${++made}`;

export function draftOf(nominations: readonly ConsoleNomination[]): AwardDraft {
  return {
    nominations: nominations.flatMap(({ title_id: titleId, post, won, nominees, told }) => {
      const row = { key: newKey(), post, won };
      if (titleId !== null) return { ...row, titleId, nominees, told };
      return told ? { ...row, titleId, told } : [];
    }),
  };
}

export function rowOf(post: ConsoleTitle): NominationRow {
  return { key: newKey(), titleId: post.id, post, won: false, nominees: [], told: null };
}

/** A film that is not on the site. */
export function toldRow(name: string): ToldRow {
  const film = { name: { fa: null, en: name }, post_type: 1 as const, year: null, film_id: null };
  return { key: newKey(), titleId: null, post: null, won: false, told: { film, people: [] } };
}

/** The nominated titles with their versions, each once. */
export function seenOf(nominations: readonly ConsoleNomination[]) {
  const titles = nominations.flatMap(({ title_id, version }) => (title_id === null ? [] : { title_id, version }));
  return [...new Map(titles.map((title) => [title.title_id, title])).values()];
}

/** The nominations as they are sent. */
export type AwardFacts = Pick<SavedAward, 'nominations' | 'told'>;

export function factsOf({ nominations }: AwardDraft): AwardFacts {
  return {
    nominations: nominations.flatMap((row) =>
      row.titleId === null ? [] : { title_id: row.titleId, won: row.won, nominees: row.nominees.map(({ id }) => id) },
    ),
    told: nominations.flatMap(({ told, won }) => {
      const people = told?.people ?? [];
      // Without a name it is people alone who are honoured.
      const film = told?.film?.name.en.trim() ? told.film : null;
      return film || people.length > 0 ? { won, film, people } : [];
    }),
  };
}

/** Who can be named: everyone of the title, each once, those who made it before those who play in it. */
export function peopleOf(title: {
  directors?: readonly Nominee[];
  writers?: readonly Nominee[];
  cast?: readonly Nominee[];
}): Nominee[] {
  const all = [...(title.directors ?? []), ...(title.writers ?? []), ...(title.cast ?? [])];
  return [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()];
}
