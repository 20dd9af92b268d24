import fc from 'fast-check';
import { z } from 'zod';
import { listQuery, MAX_RANGE, searchText } from './list-query.ts';

const schema = listQuery({ fields: ['id', 'name'], sort: ['name', 'DESC'], filter: { q: searchText.optional() } });

describe('listQuery', () => {
  it('has an answer for a request that says nothing', () => {
    expect(schema.parse({})).toEqual({ sort: { field: 'name', direction: 'desc' }, offset: 0, limit: 25, filter: {} });
  });

  it('reads what ra-data-simple-rest sends', () => {
    const query = { sort: '["id","ASC"]', range: '[50,74]', filter: '{"q":" داريوش ","id":[3,"4"]}' };
    expect(schema.parse(query)).toEqual({
      sort: { field: 'id', direction: 'asc' },
      offset: 50,
      limit: 25,
      filter: { q: 'داريوش', id: [3, 4] },
    });
    expect(schema.parse({ filter: '{"id":7}' }).filter.id).toEqual([7]);
  });

  it('takes null in a filter for none', () => {
    expect(schema.parse({ filter: '{"q":null,"id":null}' }).filter).toEqual({});
  });

  it('gives no more rows than it may', () => {
    expect(schema.parse({ range: '[10,5000]' })).toMatchObject({ offset: 10, limit: MAX_RANGE });
  });

  it('either refuses a parameter or makes a safe request of it', () => {
    const parameter = fc.oneof(fc.string(), fc.json(), fc.constant(undefined));
    fc.assert(
      fc.property(parameter, parameter, parameter, (sort, range, filter) => {
        const parsed = schema.safeParse({ sort, range, filter });
        if (!parsed.success) return;
        expect(['id', 'name']).toContain(parsed.data.sort.field);
        expect(parsed.data.limit).toBeGreaterThan(0);
        expect(parsed.data.limit).toBeLessThanOrEqual(MAX_RANGE);
        expect(Object.keys(parsed.data.filter).every((key) => key === 'q' || key === 'id')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('can be documented', () => {
    expect(z.toJSONSchema(schema, { io: 'input', target: 'openapi-3.0' })).toMatchObject({
      properties: { sort: { type: 'string' }, range: { type: 'string' }, filter: { type: 'string' } },
    });
  });
});
