import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { ContinueCard } from '../../api/types.ts';
import { api } from '../../lib/api/client.ts';
import { roomOf } from '../../lib/session/kept/shelf-room.ts';
import ContinueShelf from './ContinueShelf.tsx';

const card = (post_id: number, changes: Partial<ContinueCard> = {}): ContinueCard => ({
  post_id,
  post_type: 1,
  slug: `title-${post_id}`,
  name: { fa: null, en: `Title ${post_id}` },
  release_year: 2000,
  cover_path: '',
  tint: '#303030',
  file_id: post_id * 10,
  season: null,
  episode: null,
  position: 30,
  duration: 120,
  watched_at: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const SERIES = card(2, { post_type: 2, season: 1, episode: 3, position: 0 });

const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
/** What each call is answered with, by its path. */
function answers(forgetting: object, ...shelves: ContinueCard[][]) {
  const response = { ok: true, status: 200 };
  const next = () => (shelves.length > 1 ? shelves.shift() : shelves[0]);
  post.mockImplementation(((path: string) =>
    Promise.resolve(
      path === '/api/user/forgetPlayback' ? forgetting : { data: { cards: next() }, response },
    )) as never);
}
const FORGOTTEN = { data: { status: 1, forgotten: 1 }, response: { ok: true, status: 200 } };
const REFUSED = { error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } };

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  post.mockReset();
});

function open() {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <ContinueShelf />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const remove = () => fireEvent.click(screen.getAllByRole('button', { name: 'continue.remove' })[0]!);

describe('the shelf of what is being watched', () => {
  it('leads to each film’s place, says how far it is, and keeps its own place on the next page', async () => {
    answers(FORGOTTEN, [card(1), SERIES]);
    open();
    await screen.findAllByText('Title 1');
    expect(links()).toEqual(['/play/10', '/play/20']);
    const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    expect(bars).toEqual(['25', '0']);
    expect([screen.queryAllByText('continue.left').length, screen.queryAllByText('continue.next').length]).toEqual([
      1, 1,
    ]);
    expect(roomOf('watching')).toBe('1');
  });

  it('is not there when nothing is begun', async () => {
    localStorage.setItem('parde.watching', '76');
    answers(FORGOTTEN, []);
    open();
    await waitFor(() => expect(roomOf('watching')).toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('loses a title at once that is put aside', async () => {
    answers(FORGOTTEN, [card(1), SERIES], [SERIES]);
    open();
    await screen.findAllByText('Title 1');
    remove();
    await waitFor(() => expect(links()).toEqual(['/play/20']));
    expect(post).toHaveBeenCalledWith('/api/user/forgetPlayback', expect.objectContaining({ body: { post_id: 1 } }));
  });

  it('has the focus on the next title, else on the one before, when one is put aside', async () => {
    answers(FORGOTTEN, [card(1), card(2), card(3)]);
    open();
    await screen.findAllByText('Title 1');
    const press = (at: number) => {
      const button = screen.getAllByRole('button', { name: 'continue.remove' })[at]!;
      button.focus();
      fireEvent.click(button);
    };
    const focused = () => document.activeElement?.closest('li')?.querySelector('a')?.getAttribute('href');
    press(1);
    expect(focused()).toBe('/play/30');
    press(2);
    expect(focused()).toBe('/play/20');
  });

  it('has it back when that is refused', async () => {
    answers(REFUSED, [card(1), SERIES]);
    open();
    await screen.findAllByText('Title 1');
    remove();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(links()).toEqual(['/play/10', '/play/20']));
  });
});
