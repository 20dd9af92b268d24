import { formatNumber } from '../../format/number.ts';
import { boundsDraftOf, boundsOf, errorsOfBounds } from './coupon-bounds.ts';

const now = Date.parse('2026-03-21T12:00:00Z');
const coupon = {
  total_limit: 1_000,
  user_limit: 1,
  valid_from: '2026-03-09T20:30:00.000Z',
  // An hour that came from elsewhere.
  valid_until: '2026-03-20T09:00:00.000Z',
  note: 'Nowruz',
  used: 3,
};
const draft = boundsDraftOf(coupon, (value) => formatNumber(value, 'fa'));
const errorsOf = (change: Partial<typeof draft>) => errorsOfBounds({ ...draft, ...change }, coupon, now);

describe('the bounds of a coupon', () => {
  it('are sent as they came where nobody touches them', () => {
    expect(draft).toEqual({ total_limit: '۱٬۰۰۰', user_limit: '۱', valid_until: '2026-03-20', note: 'Nowruz' });
    const { total_limit, user_limit, valid_until, note } = coupon;
    expect(boundsOf(draft, coupon)).toEqual({ total_limit, user_limit, valid_until, note });
  });

  it('become what was typed, or none', () => {
    const typed = { total_limit: '۵', user_limit: '2', valid_until: '2026-03-29', note: ' Spring ' };
    const until = '2026-03-29T20:29:59.000Z';
    expect(boundsOf(typed, coupon)).toEqual({ total_limit: 5, user_limit: 2, valid_until: until, note: 'Spring' });
    const none = { total_limit: '', user_limit: '1', valid_until: '', note: '' };
    expect(boundsOf(none, coupon)).toEqual({ total_limit: null, user_limit: 1, valid_until: null, note: null });
  });

  it('take no fewer uses than there were, and no new end that has passed', () => {
    expect(errorsOf({ note: '' })).toEqual({});
    expect(errorsOf({ total_limit: '3' })).toEqual({});
    expect(errorsOf({ total_limit: '2' })).toEqual({
      total_limit: 'parde.server.It has been used more often already',
    });
    expect(errorsOf({ user_limit: '' })).toEqual({ user_limit: 'parde.coupons.form.number' });
    expect(errorsOf({ valid_until: '2026-03-19' })).toEqual({ valid_until: 'parde.coupons.form.past' });
    expect(errorsOf({ valid_until: '2026-03-09' })).toEqual({ valid_until: 'parde.coupons.form.order' });
    expect(errorsOf({ valid_until: '2026-03-21' })).toEqual({});
  });
});
