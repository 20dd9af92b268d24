import { z } from 'zod';
import { entityId, pageNumber, queryBody, requestBody, sentChoice } from './request-schema.ts';

it.each([
  [7, 7],
  ['7', 7],
  ['0012', 12],
])('takes %j for the number of a row', (sent, number) => {
  expect(entityId.parse(sent)).toBe(number);
});

it.each([true, null, [5], ['5'], {}, '', ' 7', '0x10', '1e1', '7.5', 7.5, '۷', 0, -1, undefined, '99999999999'])(
  'takes %j for no number of a row',
  (sent) => {
    expect(entityId.safeParse(sent).success).toBe(false);
  },
);

it.each([1, '1', '01'])('takes %j for one of a few numbers', (sent) => {
  expect(sentChoice([1, 2]).parse(sent)).toBe(1);
});

it.each([0, 3, '3', '', 'one', null, true, [1], 1.5, '1.5'])('takes %j for none of a few numbers', (sent) => {
  expect(sentChoice([1, 2]).safeParse(sent).success).toBe(false);
});

it('has the first page where none is named', () => {
  expect(requestBody({ page: pageNumber.default(1) }).parse({})).toEqual({ page: 1 });
});

it('lets a guest send the token that clients add to every body', () => {
  for (const body of [{}, { token: null }, { token: '' }]) {
    expect(requestBody({}).safeParse(body).success).toBe(true);
  }
});

describe('what only asks', () => {
  const asked = queryBody({ of: entityId, page: pageNumber.default(1), sort: z.enum(['best']).optional() });

  it.each([
    ['as it is', asked],
    ['with a condition', asked.refine(({ of }) => of > 0)],
    ['with a field more', asked.extend({ more: z.boolean().optional() })],
  ])('takes null and a blank for a choice that was not made: %s', (_name, schema) => {
    expect(schema.parse({ of: 3, page: null, sort: null, token: null })).toEqual({ of: 3, page: 1 });
    expect(schema.parse({ of: 3, page: '', sort: '' })).toEqual({ of: 3, page: 1 });
  });

  it('needs what it needs, and knows no other fields', () => {
    expect(asked.safeParse({ of: '' }).error?.issues).toMatchObject([{ path: ['of'] }]);
    expect(asked.safeParse({ of: null }).error?.issues).toMatchObject([{ path: ['of'] }]);
    expect(asked.safeParse({ of: 3, other: null }).error?.issues).toMatchObject([{ code: 'unrecognized_keys' }]);
    expect([null, [], 'of'].map((sent) => asked.safeParse(sent).success)).toEqual([false, false, false]);
  });
});
