import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { ConsoleCoupon } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { CouponForm } from './CouponForm.tsx';

afterEach(cleanup);

const bounds = { total_limit: 5, user_limit: 1, valid_until: null, note: 'Nowruz' };
const coupon: ConsoleCoupon = {
  id: 4,
  version: 1,
  code: 'NOWRUZ-1405',
  planId: 2,
  stage: 'update',
  percent: 10,
  fixed: null,
  valid_from: null,
  disabled: false,
  state: 'live',
  created_by: 'user-1',
  created_at: '2026-01-01T00:00:00.000Z',
  used: 3,
  discounted: 0,
  ...bounds,
};

/** @param newest the version that a colleague has made meanwhile. */
async function mounted(newest: number, theirs: object = {}) {
  await i18nProvider.changeLocale('en');
  const facts = { ...bounds, ...theirs };
  const versions = [
    { version: 4, at: '2026-01-02T00:00:00.000Z', actor: 'user-1', changed: Object.keys(theirs), facts },
    { version: 1, at: '2026-01-01T00:00:00.000Z', actor: 'user-1', changed: [], facts: bounds },
  ];
  const sent: object[] = [];
  const provider = {
    getOne: async () => ({ data: { id: 4, version: 4, facts, versions } }),
    getMany: async () => ({ data: [] }),
    reviseCoupon: async (body: { version: number }) => {
      if (body.version < newest) throw new HttpError('changed', 409, { code: 'version_conflict' });
      sent.push(body);
      return { status: 1, id: 4, version: newest + 1 };
    },
  };
  render(
    <InConsole provider={provider}>
      <CouponForm coupon={coupon} onReopen={() => undefined} />
    </InConsole>,
  );
  return {
    sent,
    type: (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }),
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
  };
}

it('sends what may be changed of a coupon, and nothing else', async () => {
  const { type, press, sent } = await mounted(1);
  screen.getByText('Used 3 times so far. Empty: no limit.');
  type('Total uses of each coupon', '2');
  await press('Save');
  screen.getByText('It has already been used more often than this');
  type('Total uses of each coupon', '');
  type('Note', '');
  await press('Save');
  expect(sent).toEqual([{ id: 4, version: 1, total_limit: null, user_limit: 1, valid_until: null, note: null }]);
});

it('keeps what a colleague has changed meanwhile beside one’s own', async () => {
  const { type, press, sent } = await mounted(4, { user_limit: 3 });
  type('Total uses of each coupon', '8');
  await press('Save');
  await press('Save both');
  expect(sent).toEqual([{ id: 4, version: 4, ...bounds, total_limit: 8, user_limit: 3 }]);
});
