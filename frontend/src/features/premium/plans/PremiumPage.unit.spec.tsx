import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { userQuery } from '../../../lib/session/use-session.ts';
import PremiumPage from './PremiumPage.tsx';

const plan = (id: number, planId: number, name: string, price: number, size: number) => ({
  id,
  planId,
  name: { fa: name, en: name },
  price,
  size,
});
const PLANS = [
  plan(1, 1, 'Free', 0, 0),
  plan(2, 2, '30 days', 490_000, 30),
  plan(3, 2, '90 days', 1_290_000, 90),
  plan(6, 3, '20 GB', 390_000, 20 * 1024 ** 3),
];
const en = JSON.parse(readFileSync(new URL('../locales/en.json', import.meta.url), 'utf8'));
const i18n = i18next.createInstance();

beforeAll(async () => {
  const resources = { en: { premium: en } };
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['premium'], resources, keySeparator: false, nsSeparator: false });
});
afterEach(() => {
  jest.restoreAllMocks();
  clearToken();
});

async function open(
  chosen: { planId: number; size: number } | null,
  user?: Partial<User>,
  window_days?: number,
): Promise<void> {
  jest.spyOn(api, 'POST').mockImplementation(((path: string) =>
    Promise.resolve({
      data: path === '/api/plans/chosen' ? { chosen } : { plans: PLANS, gateways: [], window_days },
      response: new Response(),
    })) as never);
  const client = new QueryClient();
  if (user) {
    storeToken('t', false);
    client.setQueryData(userQuery.queryKey, user as User);
  }
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <PremiumPage />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByText('30 days');
}
const card = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

describe('the page of the plans', () => {
  it('says of each plan what it costs and saves, and leads to its order', async () => {
    await open(null);
    expect(screen.queryByText('Free', { selector: 'li *' })).toBeNull();
    expect(card('90 days').textContent).toContain('129,000 tomans');
    expect(card('90 days').textContent).toContain('12% less than by the month');
    expect(card('30 days').textContent).not.toContain('%');
    expect(within(card('20 GB')).getByRole('link').getAttribute('href')).toBe('/confirm-order2?offer=6');
    expect(screen.queryByText('Most popular')).toBeNull();
  });

  it('names the plan that most people chose, where the payments say so', async () => {
    await open({ planId: 2, size: 90 });
    expect((await screen.findByText('Most popular')).closest('li')).toBe(card('90 days'));
    expect(screen.getAllByText('Most popular')).toHaveLength(1);
  });

  it.each([
    ['days', { bandwidth: 0, vip_expiration: '2999-03-01T12:00:00Z' }, /a plan until 1 March 2999\./],
    ['volume', { bandwidth: 2 * 1024 ** 3, vip_expiration: '2001-03-01T12:00:00Z' }, /^You have 2 GB left\./],
    [
      'both',
      { bandwidth: 2 * 1024 ** 3, vip_expiration: '2999-03-01T12:00:00Z' },
      /until 1 March 2999 and 2 GB left\./,
    ],
  ])('tells a member what they have: %s', async (_, user, told) => {
    await open(null, user);
    expect(screen.getByText(told)).toBeTruthy();
  });

  it.each([
    [
      'as the server is set',
      30,
      { 'Download files older than 30 days': 'yes', 'Download files from the last 30 days': 'no' },
    ],
    ['of one day', 1, { 'Download files older than a day': 'yes', 'Download files from the last day': 'no' }],
    ['that nobody has told yet', undefined, { 'Download older files': 'yes', 'Download the newest files': 'no' }],
    ['where all files are free', 0, { 'Download files': 'yes' }],
  ])('compares with what is free, in words too: a window %s', async (_, days, files) => {
    await open(null, undefined, days);
    const rows = screen.getAllByRole('row').slice(1);
    const told = rows.map((row) => [row.querySelector('th'), ...within(row).getAllByRole('cell')]);
    expect(
      Object.fromEntries(
        told.map(([what, free, paid]) => [what?.textContent, [free, paid].map((cell) => cell?.textContent)]),
      ),
    ).toEqual({
      'Search movies, series and people': ['yes', 'yes'],
      'Rate and comment': ['yes', 'yes'],
      ...Object.fromEntries(Object.entries(files).map(([what, free]) => [what, [free, 'yes']])),
      'Watch online': ['no', 'yes'],
    });
  });
});
