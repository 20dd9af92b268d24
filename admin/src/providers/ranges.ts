import type { DataProvider, GetListParams, GetListResult, GetManyParams, GetManyResult } from 'react-admin';

type Lists = Pick<DataProvider, 'getList'>;

/** Rows that the server gives for one request, whatever is asked for. */
export const MAX_RANGE = 100;
const FIRST = { field: 'id', order: 'ASC' } as const;

/** A list that may be longer than what the server gives at once (an export, all that is to be selected): range by range. */
export async function listAtLength(rest: Lists, resource: string, params: GetListParams): Promise<GetListResult> {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: MAX_RANGE };
  if (page > 1 || perPage <= MAX_RANGE) return rest.getList(resource, params);
  const data: GetListResult['data'] = [];
  for (let range = 1; ; range += 1) {
    const pagination = { page: range, perPage: MAX_RANGE };
    const { data: rows, total = 0 } = await rest.getList(resource, { ...params, pagination });
    data.push(...rows);
    if (rows.length < MAX_RANGE || data.length >= Math.min(total, perPage)) {
      return { data: data.slice(0, perPage), total };
    }
  }
}

/** Records by their ids, also where they are more than a list has when its length is not said. */
export async function manyAtLength(rest: Lists, resource: string, { ids }: GetManyParams): Promise<GetManyResult> {
  const data: GetManyResult['data'] = [];
  for (let from = 0; from < ids.length; from += MAX_RANGE) {
    const filter = { id: ids.slice(from, from + MAX_RANGE) };
    const pagination = { page: 1, perPage: MAX_RANGE };
    data.push(...(await rest.getList(resource, { filter, pagination, sort: FIRST })).data);
  }
  return { data };
}
