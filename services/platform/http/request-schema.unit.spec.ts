import { entityId, pageNumber, requestBody, sentChoice } from './request-schema.ts';

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
