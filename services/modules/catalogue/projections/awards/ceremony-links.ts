import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { NominatedFilm } from '../../contract/awards/ceremony.events.ts';
import { foldName } from '../../domain/words/fold-name.ts';
import { type Candidate, linkNominations, type NominationLink } from './nomination-links.ts';

interface NominationRow {
  award_id: number;
  place: number;
  ceremony: number;
  year: number;
  award: string;
  won: boolean;
  film: NominatedFilm | null;
  people: { name: object; id: number | null }[];
  people_names: string[];
  title_id: number | null;
  title_place: number | null;
}

const NOMINATIONS = `
  select award_id, place, ceremony, year, award, won, film, people, people_names, title_id, title_place
  from ceremony_nomination where award_id = any($1::int[]) order by award_id, place`;
const TITLES = `
  select title_id as "titleId", post_type as "postType", release_year as "releaseYear", names, film_ids as "filmIds", awards
  from ceremony_title where names && $1::text[] or film_ids && $2::text[] order by title_id`;
const PEOPLE = 'select person_id, name from ceremony_person where name = any($1::text[])';
const SAVE_LINKS = `
  update ceremony_nomination n set title_id = t.title_id, title_place = t.title_place, people = t.people
  from jsonb_to_recordset($1::jsonb) as t(award_id int, place int, title_id int, title_place int, people jsonb)
  where n.award_id = t.award_id and n.place = t.place`;

/** Links the nominations of these awards to what the site has. @returns whether any leads elsewhere than before. */
export async function linkAwards(ids: readonly number[], transaction: ProjectionTransaction): Promise<boolean> {
  if (ids.length === 0) return false;
  const rows = await transaction.query<NominationRow>(NOMINATIONS, [ids]);
  const titles = await candidatesFor(rows, transaction);
  const people = await peopleOf(rows, transaction);
  const changed = [...Map.groupBy(rows, (row) => row.award_id).values()].flatMap((award) => {
    const [held] = award as [NominationRow];
    const told = award.map(({ won, film, people_names }) => ({ won, film, peopleNames: people_names }));
    const links = linkNominations(held, told, titles, people);
    return award.flatMap((row, place) => changeOf(row, links[place] as NominationLink));
  });
  if (changed.length > 0) await transaction.query(SAVE_LINKS, [JSON.stringify(changed)]);
  return changed.length > 0;
}

function candidatesFor(rows: readonly NominationRow[], transaction: ProjectionTransaction): Promise<Candidate[]> {
  const films = rows.flatMap(({ film }) => film ?? []);
  const names = films.flatMap(({ name }) => [name.en, name.fa ?? '']).map(foldName);
  const known = names.filter((name) => name !== '');
  return transaction.query<Candidate>(TITLES, [[...new Set(known)], films.flatMap(({ filmId }) => filmId ?? [])]);
}

async function peopleOf(
  rows: readonly NominationRow[],
  transaction: ProjectionTransaction,
): Promise<Map<string, number[]>> {
  const names = [...new Set(rows.flatMap((row) => row.people_names))];
  const found = await transaction.query<{ person_id: number; name: string }>(PEOPLE, [names]);
  return new Map(
    [...Map.groupBy(found, ({ name }) => name)].map(([name, people]) => [name, people.map((one) => one.person_id)]),
  );
}

function changeOf(row: NominationRow, { titleId, titlePlace, people }: NominationLink) {
  const same = row.people.every(({ id }, place) => id === people[place]);
  if (same && row.title_id === titleId && row.title_place === titlePlace) return [];
  return [
    {
      award_id: row.award_id,
      place: row.place,
      title_id: titleId,
      title_place: titlePlace,
      people: row.people.map(({ name }, place) => ({ name, id: people[place] })),
    },
  ];
}
