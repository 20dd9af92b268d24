import type { ReadDatabase } from '#platform/database/read-database.ts';
import { above } from './match-sql.ts';

/** As in the indexes search_name_initials and search_name_initials_plain (without articles), for the planner. */
const FIRST_LETTERS = (text: string) => `regexp_replace(${text}, ' *([^ ])[^ ]* *', '\\1', 'g')`;
const PLAIN = `regexp_replace(n.tail, '\\m(the|an?|le|la|les|el|los|las|l|der|die|das|il)\\M', '', 'g')`;
/** So many at most. */
export const MAX_BY_INITIALS = 100;

const rowsBy = (initials: string) => `
  select n.id, n.popularity, ${initials} = $1::text as whole from read.search_name n
   where n.kind = 1 and n.leads and n.tail like '% % %' and ${initials} >= $1::text and ${initials} < $2::text`;

const SQL = `
  select id from (${rowsBy(FIRST_LETTERS('n.tail'))} union all ${rowsBy(FIRST_LETTERS(PLAIN))}) found
   group by id order by bool_or(whole) desc, max(popularity) desc, id limit ${MAX_BY_INITIALS}`;

/** @returns ids of titles of three words or more whose words begin with these letters: those with no other word first. */
export async function titlesByInitials(database: ReadDatabase, initials: string): Promise<number[]> {
  const rows = await database.preparedRows<{ id: number }>(SQL, [initials, above(initials)]);
  return rows.map(({ id }) => id);
}
