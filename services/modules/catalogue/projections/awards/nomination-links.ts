import type { NominatedFilm } from '../../contract/awards/ceremony.events.ts';
import { foldName } from '../../domain/words/fold-name.ts';

interface AwardHeld {
  ceremony: number;
  /** In which it was held. */
  year: number;
  award: string;
}

/** A nomination as a ceremony tells it. */
interface Told {
  won: boolean;
  film: NominatedFilm | null;
  /** Whom it names, folded. */
  peopleNames: readonly string[];
}

/** A title that may be what a ceremony means. */
export interface Candidate {
  titleId: number;
  postType: number;
  releaseYear: number;
  names: readonly string[];
  filmIds: readonly string[];
  /** What its own facts tell, in their order. */
  awards: readonly (AwardHeld & { won: boolean; people: readonly number[] })[];
}

/** Where a nomination leads: the title it is of, the place among that title's facts that tells the same, and people by their ids. */
export interface NominationLink {
  titleId: number | null;
  titlePlace: number | null;
  people: (number | null)[];
}

/** Films come out in the year before the ceremony, those of other countries up to two before it. */
const EARLIEST = 3;

/** @param people ids by folded name. */
export function linkNominations(
  held: AwardHeld,
  told: readonly Told[],
  titles: readonly Candidate[],
  people: ReadonlyMap<string, readonly number[]>,
): NominationLink[] {
  const links = told.map(({ film, peopleNames }): NominationLink => {
    const namesakes = peopleNames.map((name) => people.get(name) ?? []);
    return {
      titleId: film && titleOf(film, held.year, titles),
      titlePlace: null,
      people: namesakes.map((ids) => (ids.length === 1 ? (ids[0] as number) : null)),
    };
  });
  const linked = told.map((one, place) => ({ ...one, link: links[place] as NominationLink }));
  for (const [titleId, own] of Map.groupBy(linked, ({ link }) => link.titleId)) {
    const facts = titles.find((title) => title.titleId === titleId)?.awards ?? [];
    pair(
      own,
      facts.flatMap((one, place) => (isSame(one, held) ? [{ ...one, place }] : [])),
    );
  }
  return links;
}

/** By its id, or else by name and year; null where several fit alike. */
function titleOf(film: NominatedFilm, held: number, titles: readonly Candidate[]): number | null {
  const { filmId } = film;
  const known = filmId === undefined ? [] : titles.filter(({ filmIds }) => filmIds.includes(filmId));
  if (known.length === 1) return (known[0] as Candidate).titleId;
  const names = [film.name.en, film.name.fa ?? ''].map(foldName).filter((name) => name !== '');
  const distanceOf = film.postType === 1 ? movieDistance(film, held) : seriesDistance(film, held);
  const [nearest, next] = titles
    .filter((title) => title.postType === film.postType && names.some((name) => title.names.includes(name)))
    .map((title) => ({ title, distance: distanceOf(title) }))
    .filter(({ distance }) => distance !== null)
    .sort((one, other) => Number(one.distance) - Number(other.distance));
  return nearest && nearest.distance !== next?.distance ? nearest.title.titleId : null;
}

const movieDistance =
  ({ year }: NominatedFilm, held: number) =>
  ({ releaseYear }: Candidate): number | null => {
    if (year !== null) return Math.abs(releaseYear - year) <= 1 ? Math.abs(releaseYear - year) : null;
    return releaseYear > held || releaseYear < held - EARLIEST ? null : Math.abs(releaseYear - (held - 1));
  };

/** Series are nominated as long as they run: the one that began last is meant. */
const seriesDistance =
  ({ year }: NominatedFilm, held: number) =>
  ({ releaseYear }: Candidate): number | null => {
    if (year !== null) return releaseYear === year ? 0 : null;
    return releaseYear > held ? null : held - releaseYear;
  };

const isSame = (one: AwardHeld, other: AwardHeld) =>
  one.ceremony === other.ceremony && one.year === other.year && one.award === other.award;

type Own = Told & { link: NominationLink };
type Fact = { won: boolean; people: readonly number[]; place: number };

/** What a title tells itself goes before it: each of its facts stands for one nomination, the likeliest first. */
function pair(told: Own[], facts: Fact[]): void {
  const likeness: ((one: Own, fact: Fact) => boolean)[] = [
    ({ link }, fact) => link.people.some((id) => id !== null && fact.people.includes(id)),
    ({ won }, fact) => won === fact.won,
    () => true,
  ];
  const left = new Set(facts);
  for (const isAlike of likeness) {
    for (const one of told) {
      if (one.link.titlePlace !== null) continue;
      const fact = [...left].find((other) => isAlike(one, other));
      if (!fact) continue;
      one.link.titlePlace = fact.place;
      left.delete(fact);
    }
  }
}
