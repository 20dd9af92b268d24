import type { GetListParams, RaRecord } from 'react-admin';
import { listAtLength, MAX_RANGE, manyAtLength } from './ranges.ts';

/** A server of so many records that gives at most `MAX_RANGE` of them at once. */
function serverOf(count: number) {
  const all: RaRecord[] = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  const getList = jest.fn(async (_resource: string, { pagination, filter }: GetListParams) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const wanted: RaRecord[] = filter?.id ? all.filter(({ id }) => filter.id.includes(id)) : all;
    const from = (page - 1) * perPage;
    return { data: wanted.slice(from, from + Math.min(perPage, MAX_RANGE)) as never[], total: wanted.length };
  });
  return { getList };
}

const ask = (perPage: number, page = 1): GetListParams => ({
  pagination: { page, perPage },
  sort: { field: 'id', order: 'ASC' },
  filter: { stage: 'register' },
});

describe('listAtLength', () => {
  it('asks once for a page that the server can give', async () => {
    const server = serverOf(320);
    const { data, total } = await listAtLength(server, 'coupons', ask(25, 3));
    expect([data.length, data[0]?.id, total]).toEqual([25, 51, 320]);
    expect(server.getList).toHaveBeenCalledTimes(1);
  });

  it('gathers all rows of an export, with the filter and the order of the list', async () => {
    const server = serverOf(320);
    const { data, total } = await listAtLength(server, 'coupons', ask(100_000));
    expect([data.length, data.at(-1)?.id, total]).toEqual([320, 320, 320]);
    expect(server.getList).toHaveBeenCalledTimes(4);
    expect(server.getList.mock.calls[3]?.[1]).toMatchObject({
      pagination: { page: 4, perPage: MAX_RANGE },
      sort: { field: 'id', order: 'ASC' },
      filter: { stage: 'register' },
    });
  });

  it('stops at the number of rows that is asked for, and at the end of a whole range', async () => {
    const server = serverOf(500);
    expect((await listAtLength(server, 'coupons', ask(250))).data).toHaveLength(250);
    expect(server.getList).toHaveBeenCalledTimes(3);
    expect((await listAtLength(serverOf(200), 'coupons', ask(100_000))).data).toHaveLength(200);
    expect((await listAtLength(serverOf(0), 'coupons', ask(100_000))).data).toEqual([]);
  });
});

describe('manyAtLength', () => {
  it('finds more records than the server gives at once', async () => {
    const ids = Array.from({ length: 140 }, (_, index) => index + 1);
    const server = serverOf(320);
    const { data } = await manyAtLength(server, 'coupons', { ids });
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(server.getList).toHaveBeenCalledTimes(2);
  });
});
