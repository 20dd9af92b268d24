import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { RecommendedPost } from '../../api/types.ts';
import { api } from '../../lib/api/client.ts';
import { roomOf } from '../../lib/session/kept/shelf-room.ts';
import ForYouShelf from './ForYouShelf.tsx';
import SimilarTitles from './SimilarTitles.tsx';

type Reason = RecommendedPost['reason'];
const because: Reason = {
  kind: 'because',
  post: { id: 9, name: { fa: 'گاو', en: 'The Cow' } },
  person: null,
  genre: null,
};
const recommended = (id: number, reason: Reason): RecommendedPost => ({
  id,
  post_type: 1,
  slug: `title-${id}`,
  name: { fa: null, en: `Title ${id}` },
  release_year: 2000,
  end_year: null,
  cover_path: '',
  tint: '#303030',
  rating: null,
  votes: 0,
  genres: [],
  quality: null,
  dubbed: false,
  status: null,
  seasons_count: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  reason,
});

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `locales/${language}.json`), 'utf8'));
const [en, fa] = [textsOf('en'), textsOf('fa')];

let comeNear: () => void;

const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const answer = (posts: RecommendedPost[]) =>
  post.mockResolvedValue({ data: { posts }, response: { ok: true, status: 200 } } as never);

beforeAll(async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    keySeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { recommendations: en } },
  });
});
beforeEach(() => {
  localStorage.clear();
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      comeNear = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  cleanup();
  post.mockReset();
});

function open(shelf: React.ReactNode) {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>{shelf}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

describe('the shelf for the member', () => {
  it('says of each title why it is there, and keeps its place on the next page', async () => {
    const followed: Reason = {
      kind: 'followed',
      post: null,
      person: { id: 1, slug: 'a', name: { fa: null, en: 'Ann' } },
      genre: null,
    };
    answer([recommended(1, because), recommended(2, followed)]);
    open(<ForYouShelf />);
    await screen.findByText('Because of “The Cow”');
    expect(screen.getByText('With Ann, whom you follow')).toBeTruthy();
    expect(screen.getByRole('heading').textContent).toBe('For you');
    expect(roomOf('forYou')).toBe('1');
  });

  it('is not there while nothing is known of the taste', async () => {
    localStorage.setItem('parde.forYou', '90');
    answer([]);
    open(<ForYouShelf />);
    await waitFor(() => expect(roomOf('forYou')).toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is left out when it cannot be had', async () => {
    post.mockResolvedValue({ error: { status: 0 }, response: { ok: false, status: 500 } } as never);
    open(<ForYouShelf />);
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('similar titles', () => {
  it.each([
    [1, '/api/post/similarMovies', 'Similar movies'],
    [2, '/api/post/similarSerials', 'Similar series'],
  ] as const)('of kind %i come from %s when the reader comes near', async (postType, path, heading) => {
    const genre = { slug: 'war', fa: 'جنگی', en: 'War' };
    answer([recommended(1, { kind: 'genre', post: null, person: null, genre })]);
    open(<SimilarTitles post={{ id: 5, post_type: postType }} />);
    expect(post).not.toHaveBeenCalled();
    await act(async () => comeNear());
    await screen.findByText('More War');
    expect(screen.getByRole('heading').textContent).toBe(heading);
    expect(post).toHaveBeenCalledWith(path, expect.objectContaining({ body: { post_id: 5 } }));
  });
});

it('every kind of reason has its words in both languages', () => {
  expect(Object.keys(fa)).toEqual(Object.keys(en));
});
