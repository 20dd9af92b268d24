import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import Downloads from './Downloads.tsx';
import type { DownloadLine } from './statement/downloads-query.ts';

const GIB = 1024 ** 3;
const WORDS = {
  'downloads.rest': 'rest: {{why}}',
  'downloads.charged': '{{bytes}} charged',
  'downloads.sent': '{{bytes}} received',
};
const LINE: DownloadLine = {
  id: 1,
  file_id: 12,
  post_type: 1,
  slug: 'the-cow-1969',
  name: { fa: null, en: 'The Cow' },
  season: null,
  episode: null,
  quality: 19,
  dubbed: false,
  started_at: '2026-11-20T10:00:00Z',
  bytes_sent: 3 * GIB,
  bytes_charged: 2 * GIB,
  why: null,
};
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const copied: string[] = [];
let generation = 1;

beforeAll(async () => {
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { downloads: WORDS } },
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
});
afterAll(() => {
  queryClient.clear();
  post.mockRestore();
});

function open(downloads: DownloadLine[]) {
  queryClient.clear();
  generation = 1;
  post.mockImplementation((async (path: string) => {
    if (path === '/api/user/renewDownloadKey') generation += 1;
    const data =
      path === '/api/user/downloads'
        ? { downloads, max_page: 1, total: downloads.length }
        : { status: 1, key: `7.${generation}.mac` };
    return { data, response: { ok: true, status: 200 } };
  }) as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Downloads />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

describe('the statement of downloads', () => {
  it('says what came, when, what was charged, and why nothing', async () => {
    open([
      LINE,
      { ...LINE, id: 2, file_id: 13, bytes_charged: 0, why: 'days' },
      {
        ...LINE,
        id: 3,
        file_id: 14,
        bytes_charged: 0,
        why: 'already charged',
        season: 2,
        episode: 3,
        post_type: 2,
        quality: 1,
      },
    ]);
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(3);
    const [charged, days, again] = items.map((item) => within(item));
    for (const fact of ['The Cow', 'Bluray 1080P', '2 GB charged', '3 GB received']) charged?.getByText(fact);
    expect(charged?.getByRole('link').getAttribute('href')).toBe('/movies/the-cow-1969?file=12');
    expect(charged?.queryByText(/why/)).toBeNull();
    days?.getByText('downloads.free');
    days?.getByText('downloads.why.days');
    again?.getByText('downloads.why.already charged');
    again?.getByText('downloads.episode');
  });

  it('says of what the reason is where only the rest was free', async () => {
    open([{ ...LINE, why: 'days' }]);
    const item = within(await screen.findByRole('listitem'));
    item.getByText('2 GB charged');
    item.getByText('rest: downloads.why.days');
  });

  it('leads on when it is empty', async () => {
    open([]);
    expect((await screen.findByRole('link', { name: 'nav.movies' })).getAttribute('href')).toBe('/movies');
  });
});

describe('the download key', () => {
  const link = (text: RegExp) => screen.findByText(text);

  it('is hidden until it is asked for, and copied in a whole link', async () => {
    open([LINE]);
    await link(/\/d\/12\?key=•+$/);
    expect(document.body.textContent).not.toContain('7.1.mac');
    fireEvent.click(screen.getByRole('button', { name: 'key.copy' }));
    expect(copied.at(-1)).toBe('http://localhost:3000/d/12?key=7.1.mac');
    fireEvent.click(screen.getByRole('button', { name: 'key.show' }));
    await link(/key=7\.1\.mac$/);
  });

  it('is shown to be copied by hand where the browser copies nothing', async () => {
    const { clipboard } = navigator;
    Object.assign(navigator, { clipboard: undefined });
    document.execCommand = () => false;
    open([LINE]);
    await link(/key=•+$/);
    fireEvent.click(screen.getByRole('button', { name: 'key.copy' }));
    await link(/key=7\.1\.mac$/);
    Object.assign(navigator, { clipboard });
  });

  it('is made anew after a question, and only then', async () => {
    open([LINE]);
    await link(/key=•+$/);
    fireEvent.click(screen.getByRole('button', { name: 'key.renew' }));
    fireEvent.click(await screen.findByRole('button', { name: 'key.keep' }));
    expect(generation).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'key.renew' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'key.renew' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'key.show' }));
    await link(/key=7\.2\.mac$/);
  });
});
