import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Stats, TitlePage } from '../../api/types.ts';
import { TitleHero } from './TitleHero.tsx';

const i18n = i18next.createInstance();
const STATS = { rating: null, votes: 0 } as unknown as Stats;
const POST = {
  id: 1,
  post_type: 1,
  slug: 'a-film-1999',
  name: { fa: null, en: 'A Film' },
  original_name: null,
  release_year: 1999,
  cover_path: '/media/images/posters/a-film.jpg',
  backdrop_path: '/media/images/backdrops/a-film.jpg',
  tint: '#123456',
  summary: { fa: null, en: null },
  genres: [],
  directors: [],
  writers: [],
  cast: [],
  files: [],
  seasons: [],
  runtime_minutes: null,
  end_year: null,
  status: null,
  trailers: [],
} as unknown as TitlePage;

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(cleanup);

function open(post: Partial<TitlePage>): void {
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <TitleHero post={{ ...POST, ...post }} stats={STATS} keeping={() => null} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

describe('the head of a title', () => {
  it('is there for a title of which nothing is known but its name', () => {
    open({});
    expect(screen.getByRole('heading', { name: 'A Film' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says of its English name below the Persian one that it is English', async () => {
    await i18n.changeLanguage('fa');
    open({ name: { fa: 'بچه‌های آسمان', en: 'Children of Heaven' } });
    expect(screen.getByText('Children of Heaven').lang).toBe('en');
    await i18n.changeLanguage('en');
  });

  it('folds a long summary, so that what can be done is not screens away', () => {
    open({ summary: { fa: null, en: 'He comes from afar. '.repeat(60) } });
    expect(screen.getByRole('button', { name: 'text.more' })).toBeTruthy();
  });

  it('says what the letters of an age rating are', () => {
    open({ age: 'PG-13' });
    expect(screen.getByText('PG-13').parentElement?.textContent).toBe('title.age PG-13');
  });

  it('has the summary in the other language where there is none in the reader’s', () => {
    open({ summary: { fa: 'مردی از دور می‌آید.', en: null } });
    expect(screen.getByText('مردی از دور می‌آید.')).toBeTruthy();
  });

  it('sets a long name in smaller letters', () => {
    open({});
    const usual = screen.getByRole('heading').className;
    cleanup();
    open({ name: { fa: null, en: 'A Film of Many Words '.repeat(10).trim() } });
    expect(screen.getByRole('heading').className).not.toBe(usual);
  });
});
