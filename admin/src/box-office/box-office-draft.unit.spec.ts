import { formatNumber } from '../format/number.ts';
import { draftOf, errorsOf, factsOf } from './box-office-draft.ts';

const write = (value: number) => formatNumber(value, 'fa');
const entry = (id: number, gross: number) => ({ id, post: null, gross });
const boxOffice = { version: 2, as_of: '2024-12-31', entries: [entry(1, 839), entry(2, 2923.706026)] };

describe('the draft of the box office', () => {
  it('shows whole dollars in the reader’s digits, the most first, and gives them back to the dollar', () => {
    const draft = draftOf(boxOffice, write);
    expect(draft.entries.map(({ dollars }) => dollars)).toEqual(['۲٬۹۲۳٬۷۰۶٬۰۲۶', '۸۳۹٬۰۰۰٬۰۰۰']);
    expect(factsOf(draft)).toEqual({
      as_of: '2024-12-31',
      entries: [
        { title_id: 2, gross: 2923.706026 },
        { title_id: 1, gross: 839 },
      ],
    });
  });

  it.each(['', '0', '-5', 'much', '100,000,000,001'])('asks for an amount instead of %j', (dollars) => {
    const draft = draftOf(boxOffice, write);
    const entries = draft.entries.map((one) => ({ ...one, dollars }));
    expect(errorsOf({ ...draft, entries })).toHaveProperty('entries');
    expect(errorsOf(draft)).toEqual({});
  });

  it('asks for the day', () => {
    expect(errorsOf({ as_of: '', entries: [] })).toHaveProperty('as_of');
  });
});
