import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, GetOneParams, GetOneResult, RaRecord } from 'react-admin';
import type { CommentDecisions, ConsoleComment, Genre, Overview } from '../api/types';
import { httpClient, post } from './http-client';

const API = '/api/console';

/** A comment as the moderator has seen it; the server refuses a decision on a version that is not the newest. */
export type SeenComment = Pick<ConsoleComment, 'id' | 'version'>;

/** What was decided now, and what was left as it is, with the reason. */
export type DecisionOutcome = Pick<CommentDecisions, 'done' | 'conflicts'>;

export interface ConsoleDataProvider extends DataProvider {
  approveComments: (comments: SeenComment[]) => Promise<DecisionOutcome>;
  refuseComments: (comments: SeenComment[], reason?: string) => Promise<DecisionOutcome>;
}

const rest = simpleRestProvider(API, httpClient);

/** The overview has no id on the server; react-admin wants one on every record. */
async function getOverview(): Promise<GetOneResult> {
  const { json } = await httpClient(`${API}/overview`);
  return { data: { id: 'now', ...(json as Overview) } };
}

/** The genres of films and series in one list, by slug: the public site keeps a list of each. */
async function listGenres(): Promise<GetListResult> {
  const lists = await Promise.all([1, 2].map((type) => post<{ genres: Genre[] }>('/api/sidebar/genres', { type })));
  const bySlug = new Map(
    lists.flatMap(({ genres }) => genres).map((genre) => [genre.slug, { ...genre, id: genre.slug }]),
  );
  return { data: [...bySlug.values()], total: bySlug.size };
}

/** The server names exactly what it needs to know of a decision; nothing more of the row is sent. */
function seen(comments: SeenComment[]): SeenComment[] {
  return comments.map(({ id, version }) => ({ id, version }));
}

// react-admin leaves the record type to the caller of each generic method; ours is what the address says it is.
export const dataProvider: ConsoleDataProvider = {
  ...rest,
  getOne: <R extends RaRecord>(resource: string, params: GetOneParams<R>) =>
    (resource === 'overview' ? getOverview() : rest.getOne(resource, params)) as Promise<GetOneResult<R>>,
  getList: <R extends RaRecord>(resource: string, params: GetListParams) =>
    (resource === 'genres' ? listGenres() : rest.getList(resource, params)) as Promise<GetListResult<R>>,
  approveComments: (comments) => post(`${API}/comments/approve`, { comments: seen(comments) }),
  refuseComments: (comments, reason) =>
    post(`${API}/comments/refuse`, { comments: seen(comments), ...(reason && { reason }) }),
};
