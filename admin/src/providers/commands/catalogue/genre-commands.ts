import type { GetListResult } from 'react-admin';
import type { components } from '../../../api/generated/schema.d.ts';
import type { ConsoleGenres } from '../../../api/types.ts';
import { httpClient, post } from '../../http/http-client.ts';

const API = '/api/console';

type Changed = components['schemas']['GenresChanged'];
interface Genres {
  version: number;
  own_order: boolean;
  genres: { slug: string; name: { fa: string; en: string }; words: string[]; hidden: boolean }[];
}

async function genres(): Promise<ConsoleGenres> {
  return (await httpClient(`${API}/genres`)).json as ConsoleGenres;
}

/** The genres by slug, each a record of its own, for whoever chooses among them. */
export async function listGenres(): Promise<GetListResult> {
  const rows = (await genres()).genres.map(({ slug, name }) => ({ id: slug, slug, ...name }));
  return { data: rows, total: rows.length };
}

export const genreCommands = {
  /** There is one list; react-admin wants an id on every record. */
  genres: async () => ({ id: 'now', ...(await genres()) }),
  saveGenres: (body: Genres) => post<Changed>(`${API}/genres`, { ...body }),
  mergeGenres: (body: { version: number; from: string; into: string }) =>
    post<Changed>(`${API}/merge-genres`, { ...body }),
};
export type GenreCommands = typeof genreCommands;
