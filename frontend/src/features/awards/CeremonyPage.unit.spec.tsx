import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import CeremonyPage from './CeremonyPage.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false, nsSeparator: false }));
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});
afterEach(cleanup);

const post = (id: number, en: string) => ({
  id,
  post_type: 1,
  slug: `film-${id}`,
  name: { en, fa: null },
  cover_path: '',
  tint: '#222222',
  genres: [],
  release_year: 1997,
  end_year: null,
  rating: null,
  votes: 0,
});
const nomination = (won: boolean, id: number, en: string, people: object[] = []) => ({
  won,
  people,
  post: post(id, en),
  film: null,
});
const elsewhere = (en: string, film_id: string | null = null) => ({
  won: false,
  people: [{ id: null, slug: null, name: { en: 'Somebody', fa: null } }],
  post: null,
  film: { name: { en, fa: null }, post_type: 1, film_id },
});
const CEREMONY = {
  type: 1,
  year: 1998,
  slug: 'oscar-1998',
  previous: 'oscar-1997',
  next: null,
  awards: [
    {
      title: 'Best Picture',
      nominations: [nomination(true, 1, 'First'), nomination(false, 2, 'Second'), elsewhere('Third')],
    },
    {
      title: 'Best Actor',
      nominations: [
        nomination(true, 2, 'Second', [
          { slug: 'a-player', name: { en: 'A Player', fa: null } },
          { slug: null, name: { en: 'Another', fa: null } },
        ]),
        elsewhere('Third', 'tt1234567'),
      ],
    },
  ],
};

const UNKNOWN = { error: { status: 0, code: 'unknown_ceremony' }, response: { ok: false, status: 404 } };

function open(slug = 'oscar-1998') {
  const answers: Record<string, object> = {
    '/api/awards/ceremony': { ceremony: CEREMONY },
    '/api/awards/ceremonyYears': { years: [{ year: 1998, slug: 'oscar-1998', nominations: 3, winners: 2 }] },
  };
  const answer = async (path: string, { body }: { body: { slug?: string } }) =>
    body.slug === 'oscar-1800' ? UNKNOWN : { data: answers[path], response: { ok: true, status: 200 } };
  jest.spyOn(api, 'POST').mockImplementation(answer as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/award-ceremony/${slug}`]}>
          <Routes>
            <Route path="/award-ceremony/:slug" element={<CeremonyPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const hrefOf = (element: HTMLElement) => element.getAttribute('href');

describe('the page of a ceremony', () => {
  it('tells winners by a word, and leads to titles, people and all of an award', async () => {
    open();
    const best = await screen.findByRole('region', { name: 'Best Picture' });
    const [first, second] = within(best).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(first).getByText('award.won')).toBeTruthy();
    expect(within(second).queryByText('award.won')).toBeNull();
    const actor = within(screen.getByRole('region', { name: 'Best Actor' }));
    expect(hrefOf(actor.getByRole('link', { name: 'A Player' }))).toBe('/person/a-player');
    expect(actor.getByText('A Player').closest('ul')?.textContent).toBe('A Playerlist.commaAnother');
    expect(hrefOf(actor.getByRole('link', { name: 'Second' }))).toBe('/movies/film-2');
    expect(hrefOf(actor.getByRole('link', { name: 'Best Actor' }))).toBe('/award/1/1/Best%20Actor');
  });

  it('has films that the site does not have by their names, and a way to ask for them', async () => {
    open();
    const actor = within(await screen.findByRole('region', { name: 'Best Actor' }));
    expect(actor.getByText('Third').closest('a')).toBeNull();
    expect(actor.getByText('Somebody').closest('a')).toBeNull();
    expect(hrefOf(actor.getByRole('link', { name: 'film.ask_for' }))).toBe(
      '/user/request?name=Third&kind=1&link=tt1234567',
    );
    const best = within(screen.getByRole('region', { name: 'Best Picture' }));
    expect(hrefOf(best.getByRole('link', { name: 'film.ask_for' }))).toBe('/user/request?name=Third&kind=1');
  });

  it('has the others of all but the first award folded, without any script, and the winner before them', async () => {
    open();
    const best = screen.findByRole('region', { name: 'Best Picture' });
    expect((await best).querySelector('details')).toBeNull();
    const actor = screen.getByRole('region', { name: 'Best Actor' });
    const others = actor.querySelector('details') as HTMLDetailsElement;
    expect(others.querySelector('summary')?.textContent).toBe('awards.others');
    expect(within(others).getByText('Third')).toBeTruthy();
    expect(within(others).queryByText('Second')).toBeNull();
    expect(within(actor).getByText('Second')).toBeTruthy();
    expect(actor.querySelector('button')).toBeNull();
    const row = within(screen.getByRole('navigation', { name: 'awards.titles' }));
    expect(row.getAllByRole('link').map(hrefOf)).toEqual([
      '/award-ceremony/oscar-1998#best-picture',
      '/award-ceremony/oscar-1998#best-actor',
    ]);
    expect(document.getElementById('best-actor')).toBeTruthy();
  });

  it('leads to the year before, and nowhere where there is no next', async () => {
    open();
    expect(hrefOf(await screen.findByRole('link', { name: 'awards.previous' }))).toBe('/award-ceremony/oscar-1997');
    expect(screen.queryByRole('link', { name: 'awards.next' })).toBeNull();
  });

  it('has a heading and a name of the window where there was no such ceremony', async () => {
    open('oscar-1800');
    await screen.findByRole('heading', { level: 1, name: 'missing.title' });
    expect(document.title).toContain('missing.title');
  });
});
