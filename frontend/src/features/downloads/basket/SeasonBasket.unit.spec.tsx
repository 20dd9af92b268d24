import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Season, TitlePage } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { SeasonBasket } from './SeasonBasket.tsx';

const GIB = 1024 ** 3;
const WORDS = {
  'basket.total': '{{count}} episodes, {{size}}',
  'basket.charged': 'takes {{bytes}} of {{left}}',
  'basket.bandwidth': 'needs {{bytes}}, has {{left}}',
  'basket.episode': 'Episode {{number}}',
  'basket.version': 'Quality of {{episode}}',
  'basket.allIn': 'All in {{version}}',
  'basket.fit': 'Fits: {{count}}',
};
const file = (episode: number, quality: number) => ({
  id: episode * 10 + quality,
  episode,
  quality,
  dubbed: false,
  censored: false,
  size: quality * GIB,
});
const group = (quality: number) => ({
  quality,
  dubbed: false,
  censored: false,
  files: [file(1, quality), file(2, quality)],
});
const SEASON = { number: 2, groups: [group(1), group(2)] } as unknown as Season;
const POST = { id: 3, post_type: 2, slug: 'the-wire', name: { fa: null, en: 'The Wire' } } as unknown as TitlePage;
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const copied: string[] = [];

beforeAll(async () => {
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { downloads: WORDS } },
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
});
beforeEach(() => {
  post.mockClear();
  sessionStorage.clear();
  copied.length = 0;
  storeToken('t', false);
});
afterAll(() => {
  clearToken();
  post.mockRestore();
});

/** A server where each byte is charged, and so many are left. */
function serve(remaining: number) {
  const sizes = new Map(SEASON.groups.flatMap(({ files }) => files).map(({ id, size }) => [id, size]));
  type Sent = { body: { file_ids: number[] }; params?: { path: { format: string } } };
  post.mockImplementation((async (path: string, { body, params }: Sent) => {
    if (params) return answer(`${path.replace('{format}', params.path.format)} ${body.file_ids.join()}`);
    if (path !== '/api/user/downloadBasket') return new Promise(() => undefined);
    const files = body.file_ids.map((id) => {
      const size = sizes.get(id) ?? 0;
      return { id, size, charge_bytes: size, verdict: size > remaining ? 'bandwidth' : 'allowed' };
    });
    const total = files.reduce((sum, { size }) => sum + size, 0);
    return answer({ files, total, to_charge: total, remaining, enough: total <= remaining });
  }) as never);
}
const answer = (data: unknown) => ({ data, response: { ok: true, status: 200 } });

function Here() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

async function open(search: string) {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/series/the-wire${search}`]}>
          <Here />
          <SeasonBasket post={POST} season={SEASON} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('dialog');
}
const address = () => decodeURIComponent(document.querySelector('output')?.textContent ?? '');

describe('the basket of a season', () => {
  it('is as the address says, and keeps there what is chosen', async () => {
    serve(10 * GIB);
    await open('?season=2&basket=11,22');
    await screen.findByText('2 episodes, 3 GB');
    await screen.findByText('takes 3 GB of 10 GB');
    fireEvent.change(screen.getByLabelText('Quality of Episode 1'), { target: { value: '12' } });
    await screen.findByText('takes 4 GB of 10 GB');
    expect(address()).toBe('?season=2&basket=12,22');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Episode 2' }));
    expect(address()).toBe('?season=2&basket=12');
    fireEvent.click(screen.getByRole('button', { name: 'All in 720P' }));
    expect(address()).toBe('?season=2&basket=11,21');
    expect(screen.getByRole('button', { name: 'All in 720P', pressed: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'close' }));
    expect(address()).toBe('?season=2');
  });

  it('names each version with its size in a piece, whichever way the line runs', async () => {
    serve(10 * GIB);
    await open('?basket=12');
    const names = within(screen.getByLabelText('Quality of Episode 1')).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toContain('\u20681080P\u2069 · \u20682 GB\u2069');
  });

  it('gives the links of what was chosen, to copy in the chosen form', async () => {
    serve(10 * GIB);
    await open('?basket=12,21');
    const list = await screen.findByRole('button', { name: 'basket.list' });
    await waitFor(() => expect(list.hasAttribute('disabled')).toBe(false));
    fireEvent.click(list);
    fireEvent.click(await screen.findByRole('radio', { name: /list\.metalink/ }));
    const copy = await screen.findByRole('button', { name: 'list.copy' });
    await waitFor(() => expect(copy.hasAttribute('disabled')).toBe(false));
    fireEvent.click(copy);
    expect(copied).toEqual(['/api/downloadList/metalink 12,21']);
  });

  it('says before the first byte that the volume is too low, and leads to what fits or to a plan', async () => {
    serve(3 * GIB);
    await open('?basket=12,22');
    await screen.findByText('needs 4 GB, has 3 GB');
    expect(screen.queryByRole('button', { name: 'basket.list' })).toBeNull();
    expect(screen.getByRole('link', { name: 'basket.buy' }).getAttribute('href')).toBe(
      '/buy-premium/22/-?way=download&from=%2Fseries%2Fthe-wire',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Fits: 1' }));
    await screen.findByText('takes 2 GB of 3 GB');
    expect(address()).toBe('?basket=12');
  });

  it('is found again by a guest after the log-in', async () => {
    serve(0);
    clearToken();
    await open('?season=2&basket=11,22');
    expect(screen.getByText('2 episodes, 3 GB')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'account.login' }));
    expect(takeReturnPath()).toBe('/series/the-wire?season=2&basket=11,22');
    expect(post).not.toHaveBeenCalledWith('/api/user/downloadBasket', expect.anything());
  });
});
