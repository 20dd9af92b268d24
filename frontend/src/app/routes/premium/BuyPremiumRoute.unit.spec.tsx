import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { User } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import type { Verdict } from '../../../lib/downloads/file-rights.ts';
import { wantedFile } from '../../../lib/downloads/wanted-file.ts';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { userQuery } from '../../../lib/session/use-session.ts';
import BuyPremiumRoute from './BuyPremiumRoute.tsx';

const NAME = { fa: 'گاو', en: 'The Cow' };
const FILE = { id: 12, quality: 19, size: 1.5 * 1024 ** 3 };
const POST = {
  id: 3,
  post_type: 1,
  slug: 'the-cow-1969',
  name: NAME,
  cover_path: '',
  tint: '#000',
  files: [FILE],
  seasons: [],
};
const PLANS = { plans: [{ id: 4, planId: 2, name: NAME, price: 490_000, size: 30 }], gateways: [] };
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const get = jest.spyOn(api, 'GET');

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false });
});
beforeEach(() => sessionStorage.clear());
afterEach(() => clearToken());
afterAll(() => {
  post.mockRestore();
  get.mockRestore();
});

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(
  address: string,
  verdict: Verdict = 'vip',
  info: object | null = null,
  member: Partial<User> | null = null,
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (member) {
    storeToken('t', false);
    queries.setQueryData(userQuery.queryKey, member as User);
  }
  const right = { download: verdict, charge: null, play: verdict };
  const answers: Record<string, object> = {
    '/api/plans': PLANS,
    '/api/post/getMovie/{slug}': { post: POST },
    '/api/user/fileRights': { window_days: 7, files: { 12: right }, remaining: 0 },
  };
  const answer = (data: object | null) => ({
    data: data ?? undefined,
    response: { ok: data !== null, status: data ? 200 : 404 },
  });
  post.mockImplementation((async (path: string) => answer(answers[path] ?? null)) as never);
  get.mockImplementation((async () => answer(info)) as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[address]}>
          <Here />
          <Routes>
            <Route path="buy-premium/:fid/:token" element={<BuyPremiumRoute />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const address = () => screen.getByRole('status').textContent;

describe('/buy-premium/{fid}/{token}', () => {
  it('shows the film, its quality and size, keeps the file, and leads to the order', async () => {
    open('/buy-premium/12/-?way=download&from=%2Fmovies%2Fthe-cow-1969');
    expect(await screen.findByRole('heading', { name: 'The Cow' })).toBeTruthy();
    expect(screen.getByText(/Bluray 1080P/).parentElement?.textContent).toContain('1.5 GB');
    expect(wantedFile()).toMatchObject({ fileId: 12, way: 'download', from: '/movies/the-cow-1969' });
    fireEvent.click(await screen.findByRole('button', { name: 'buy.continue' }));
    await waitFor(() => expect(address()).toBe('/confirm-order2?offer=4'));
  });

  it('tells a member that their days are over, since when, and what is still open to them', async () => {
    const ended = { bandwidth: 0, vip_expiration: new Date(Date.now() - 60_000).toISOString() };
    open('/buy-premium/12/-?from=%2Fmovies%2Fthe-cow-1969', 'vip', null, ended);
    const said = await screen.findByText('premium.expired');
    expect(said.parentElement?.textContent).toContain('forFile.ended');
  });

  it.each([
    ['a guest', null],
    ['a member who never had any', { bandwidth: 0, vip_expiration: null }],
    ['a member whose days are left', { bandwidth: 0, vip_expiration: new Date(Date.now() + 60_000).toISOString() }],
    ['a member who goes on by volume', { bandwidth: 1, vip_expiration: '2020-01-01T00:00:00Z' }],
  ])('tells nothing of that to %s', async (_, member) => {
    open('/buy-premium/12/-?from=%2Fmovies%2Fthe-cow-1969', 'vip', null, member);
    await screen.findByRole('button', { name: 'buy.continue' });
    expect(screen.queryByText('premium.expired')).toBeNull();
  });

  it('asks which film it is where the address does not say', async () => {
    open('/buy-premium/12/sometoken', 'vip', { file: { post_type: 1, slug: 'the-cow-1969' } });
    await screen.findByRole('heading', { name: 'The Cow' });
    expect(wantedFile()).toMatchObject({ way: 'play', from: '/movies/the-cow-1969' });
  });

  it.each(['https://evil.example', '//evil.example/movies/x', '/user/profile-page'])(
    'takes no title from %s',
    async (from) => {
      open(`/buy-premium/12/-?from=${encodeURIComponent(from)}`, 'vip', { file: null });
      await screen.findByRole('button', { name: 'buy.continue' });
      expect(wantedFile()).toMatchObject({ fileId: 12, from: null });
    },
  );

  it.each([
    ['', '/play/12'],
    ['way=download&', '/buy-premium/12/-?way=download&from=%2Fmovies%2Fthe-cow-1969'],
  ])('brings a guest who has a plan back to the film, or to its download, by the log-in: %j', async (way, path) => {
    open(`/buy-premium/12/-?${way}from=%2Fmovies%2Fthe-cow-1969`, 'login');
    fireEvent.click(await screen.findByRole('link', { name: 'wanted.login' }));
    expect(takeReturnPath()).toBe(path);
  });

  it('gives the file to those who may have it already', async () => {
    open('/buy-premium/12/-?from=%2Fmovies%2Fthe-cow-1969', 'allowed');
    expect((await screen.findByRole('link', { name: 'file.play' })).getAttribute('href')).toBe('/play/12');
  });

  it('says so when the title has no such file, and of what is no number nothing', async () => {
    open('/buy-premium/13/-?from=%2Fmovies%2Fthe-cow-1969');
    expect((await screen.findByRole('link', { name: 'wanted.toTitle' })).getAttribute('href')).toBe(
      '/movies/the-cow-1969',
    );
  });

  it.each(['/buy-premium/x/-', '/buy-premium/404/-'])(
    'is what is sold where there is no such file: %s',
    async (path) => {
      open(path);
      await waitFor(() => expect(address()).toBe('/premium'));
    },
  );
});
