import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { StatementEntry } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import Statement from './Statement.tsx';

const FILE = {
  file_id: 12,
  post_type: 1 as const,
  slug: 'the-cow-1969',
  name: { fa: 'گاو', en: 'The Cow' },
  season: null,
  episode: null,
};
const ENTRY: StatementEntry = {
  id: 1,
  at: '2026-11-20T10:00:00.000Z',
  unit: 'bytes',
  amount: -1_000,
  reason: 'download',
  reference: 'download-1',
  note: null,
  vip_expiration: null,
  bandwidth: 0,
  file: FILE,
};
const WORDS = { 'statement.episode': 'Season {{season}}, episode {{episode}}' };
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');

beforeAll(() =>
  i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { premium: WORDS }, fa: { premium: WORDS } },
    keySeparator: false,
    interpolation: { escapeValue: false },
  }),
);
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await i18n.changeLanguage('en');
});
afterAll(() => post.mockRestore());

async function lines(...entries: StatementEntry[]) {
  post.mockImplementation((async () => ({
    data: { entries, max_page: 1, total: entries.length },
    response: { ok: true, status: 200 },
  })) as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Statement />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return (await screen.findAllByRole('listitem')).map((item) => within(item));
}
const leadsTo = (line: ReturnType<typeof within> | undefined, name: string) =>
  line?.getByRole('link', { name }).getAttribute('href');

describe('a line of the statement', () => {
  it('names what was downloaded or watched, and the episode, and leads to its files', async () => {
    const series = { ...FILE, file_id: 13, post_type: 2 as const, slug: 'chernobyl-2019', season: 1, episode: 4 };
    const [episode, film] = await lines(
      { ...ENTRY, id: 2, file: { ...series, name: { fa: null, en: 'Chernobyl' } } },
      ENTRY,
    );
    expect(leadsTo(film, 'The Cow')).toBe('/movies/the-cow-1969?file=12');
    film?.getByText('reason.download');
    expect(film?.queryByText(/Season/)).toBeNull();
    expect(leadsTo(episode, 'Chernobyl')).toBe('/series/chernobyl-2019?file=13');
    episode?.getByText('Season 1, episode 4');
  });

  it('has the name in the reader’s language', async () => {
    await i18n.changeLanguage('fa');
    const [film] = await lines(ENTRY);
    expect(leadsTo(film, 'گاو')).toBe('/movies/the-cow-1969?file=12');
  });

  it('leads to where more is told where there is no file: the downloads, or the payment', async () => {
    const [download, purchase] = await lines(
      { ...ENTRY, id: 2, file: null },
      { ...ENTRY, reason: 'purchase', reference: '5f0c', amount: 1_000, file: null },
    );
    expect(leadsTo(download, 'reason.download')).toBe('/user/profile-page?tab=downloads');
    expect(leadsTo(purchase, 'reason.purchase')).toBe('/payment/success/5f0c');
  });
});
