import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { userQuery } from '../../../lib/session/use-session.ts';
import { BuyForFilePage } from './BuyForFilePage.tsx';

const en = JSON.parse(readFileSync(new URL('../locales/en.json', import.meta.url), 'utf8'));
const i18n = i18next.createInstance();
beforeAll(async () => {
  const resources = { en: { premium: en } };
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['premium'], resources, keySeparator: false, nsSeparator: false });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  clearToken();
});

function open(bandwidth: number): jest.SpyInstance {
  const entries = [{ id: 1, unit: 'bytes', amount: -5, reason: 'download', at: '2020-03-01T12:00:00Z', bandwidth: 0 }];
  const answers: Record<string, object> = {
    '/api/plans': { plans: [], gateways: [] },
    '/api/user/statement': { entries, max_page: 1, total: 1 },
  };
  const post = jest
    .spyOn(api, 'POST')
    .mockImplementation((async (path: string) => ({ data: answers[path], response: new Response() })) as never);
  storeToken('t', false);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(userQuery.queryKey, { bandwidth, vip_expiration: null } as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <BuyForFilePage way="play" file={null} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return post;
}

it('who buys a plan for a film because their volume is used up is told so, and since when', async () => {
  open(0);
  expect((await screen.findByText(/used up on/)).textContent).toBe(
    'The volume of your plan was used up on 1 March 2020.',
  );
});

it('whoever has some left is not told of the time when there was none', () => {
  const post = open(10);
  expect(post.mock.calls.map(([path]) => path)).not.toContain('/api/user/statement');
});

it('the way to a plan stands right below the name of the page', () => {
  open(10);
  expect(screen.getByRole('heading', { level: 2, name: 'Extend your plan' })).toBeTruthy();
});
