import { hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Home, HomeCard } from '../../api/types.ts';
import { api } from '../../lib/api/client.ts';
import { carriedState } from '../../lib/hydration/carried-answers.ts';
import { HomePage } from './HomePage.tsx';
import { homeQuery } from './home-query.ts';

/* What a phone builds before anybody scrolls: the hero and the first shelf. */
const MAX_PICTURES = 20;
const MAX_ELEMENTS = 450;

const card = (id: number): HomeCard => ({
  id,
  post_type: 1,
  slug: `title-${id}`,
  name: { fa: `عنوان ${id}`, en: `Title ${id}` },
  release_year: 2000,
  end_year: null,
  cover_path: `/media/images/posters/title-${id}.jpg`,
  tint: '#303030',
  rating: 8.1,
  votes: 3,
  genres: [{ slug: 'drama', fa: 'درام', en: 'Drama' }],
  quality: 12,
  dubbed: true,
  status: null,
  seasons_count: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  backdrop_path: `/media/images/backdrops/title-${id}.jpg`,
});
const lead = (id: number): Home['hero'][number] => ({
  ...card(id),
  backdrop_path: `/media/images/backdrops/title-${id}.jpg`,
  summary: { fa: null, en: `What happens in ${id}` },
  age: null,
  runtime_minutes: 100,
  countries: [],
  play_file_id: id * 10,
});
const cards = (first: number, count: number) => Array.from({ length: count }, (_, n) => card(first + n));
const KINDS = [
  'posters',
  'ranked',
  'wide',
  'posters',
  'posters',
  'ranked',
  'wide',
  'posters',
  'wide',
  'posters',
] as const;
const HOME: Home = {
  hero: [1, 2, 3, 4, 5, 6, 7, 8].map(lead),
  spotlight: lead(9),
  genres: ['drama', 'war'].map((slug) => ({ slug, fa: slug, en: slug, backdrop_path: '/b.jpg', tint: '#303030' })),
  shelves: KINDS.map((kind, n) => ({
    id: `shelf-${n}`,
    kind,
    title: { fa: null, en: `Shelf ${n}` },
    href: '/movies',
    posts: cards(100 * (n + 1), kind === 'ranked' ? 10 : 16),
  })),
};

jest.setTimeout(30_000);

const i18n = i18next.createInstance();
let arrivals: Map<Element, () => void>;

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'fa', resources: {} });
});
beforeEach(() => {
  arrivals = new Map();
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(element: Element) {
      const entry = { isIntersecting: true, target: element } as unknown as IntersectionObserverEntry;
      arrivals.set(element, () => this.tell([entry], this as unknown as IntersectionObserver));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
  HTMLElement.prototype.scrollTo = () => undefined;
  const answer = { data: HOME, response: { ok: true, status: 200 } };
  jest.spyOn(api, 'GET').mockResolvedValue(answer as never);
});

async function open(client = new QueryClient()) {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <HomePage lead={null} next={<h2>Own</h2>} aside={null} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await shown('Shelf 0');
}
const headings = () =>
  [...document.querySelectorAll('h2')].map((heading) => heading.textContent.replace('shelf.all', ''));
const shown = (heading: string) => waitFor(() => expect(headings()).toContain(heading), { timeout: 20_000 });
const section = (heading: string) =>
  [...document.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent.startsWith(heading))!;
const hrefs = (within: ParentNode) => [...within.querySelectorAll('a')].map((link) => link.getAttribute('href'));
/** The reader scrolls from top to bottom. */
async function scrollDown(): Promise<void> {
  await waitFor(() => expect(arrivals.size).toBe(document.querySelectorAll('[data-gap]').length));
  await act(async () => arrivals.forEach((arrive) => void arrive()));
}

/** As the browser finds it on a page that the server has drawn. */
async function carrying(): Promise<QueryClient> {
  const [server, browser] = [new QueryClient(), new QueryClient({ defaultOptions: { queries: { retry: false } } })];
  await server.fetchQuery(homeQuery);
  hydrate(browser, JSON.parse(JSON.stringify(carriedState(server))));
  return browser;
}

describe('the home page', () => {
  it('builds little before anybody scrolls', async () => {
    await open();
    expect(document.images.length).toBeLessThanOrEqual(MAX_PICTURES);
    expect(document.body.querySelectorAll('*').length).toBeLessThanOrEqual(MAX_ELEMENTS);
    expect(headings().filter((text) => text.startsWith('Shelf'))).toEqual(['Shelf 0']);
  });

  it('has a rhythm: numbered, wide, tiles, one film with its words, between its shelves', async () => {
    await open();
    await scrollDown();
    await shown('Shelf 9');
    expect(headings().slice(1)).toEqual([
      'Shelf 0',
      'Own',
      'Shelf 1',
      'Shelf 2',
      'genres.title',
      'Shelf 3',
      'spotlight.title',
      'Shelf 4',
      'Shelf 5',
      'Shelf 6',
      'Shelf 7',
      'Shelf 8',
      'Shelf 9',
    ]);
    const top = section('Shelf 1');
    expect(top.querySelector('ol')?.children.length).toBe(10);
    const numerals = [...top.querySelectorAll('li [aria-hidden]:first-child')].map(({ textContent }) => textContent);
    expect(numerals).toEqual(expect.arrayContaining(['۱', '۱۰']));
    const spotlight = section('spotlight.title');
    expect(spotlight.textContent).toContain('What happens in 9');
    expect(hrefs(spotlight)).toContain('/play/90');
    expect(hrefs(document)).toContain('/premium');
    expect(hrefs(section('genres.title'))).toEqual(['/movies/genre/drama', '/movies/genre/war']);
  });

  it.each(['Shelf 0', 'Shelf 1', 'Shelf 2'])(
    'tells of each card what it is once it is looked at: %s',
    async (shelf) => {
      await open();
      await scrollDown();
      await shown(shelf);
      const told = [...section(shelf).querySelectorAll('li')].map((item) => item.textContent);
      expect(told.filter((text) => !/dubbed.*درام/.test(text))).toEqual([]);
      expect(told.length).toBeGreaterThanOrEqual(10);
    },
  );

  it('shows of a drawn page what it carries, keeps the space of the rest, and has it when it comes', async () => {
    const client = await carrying();
    const carried = JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
    expect([carried.includes('Title 100'), carried.includes('Title 200')]).toEqual([true, false]);
    let answer: (whole: unknown) => void = () => undefined;
    jest.spyOn(api, 'GET').mockReturnValue(new Promise((resolve) => (answer = resolve)) as never);
    await open(client);
    await scrollDown();
    expect(headings().filter((text) => text.startsWith('Shelf'))).toEqual(['Shelf 0']);
    await act(async () => answer({ data: HOME, response: { ok: true, status: 200 } }));
    await shown('Shelf 9');
  });

  it('says so below its first screen when the rest cannot be had', async () => {
    const client = await carrying();
    jest.spyOn(api, 'GET').mockResolvedValue({ error: { status: 0 }, response: { ok: false, status: 500 } } as never);
    await open(client);
    await waitFor(() => expect(document.body.textContent).toContain('error.retry'), { timeout: 20_000 });
    expect(headings()).toContain('Shelf 0');
    expect(document.querySelectorAll('[data-gap]').length).toBe(0);
  });
});
