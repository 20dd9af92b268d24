import { actor, card, each, movies, newsPost, page, person, review, series, words } from './answer-shapes.ts';
import type { CallRequest } from './specified-call.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Check = (answer: any) => void;

interface PublicCall {
  call: string;
  request: CallRequest;
  check: Check;
}

const YEARS = { type: 'desc', field: 'release_year' };

function asked(call: string, request: CallRequest, check: Check): PublicCall {
  return { call: `POST /api/${call}`, request, check };
}

const inOrder = (numbers: number[]) => expect(numbers).toEqual([...numbers].sort((one, other) => other - one));

function newestFirst(check: Check): Check {
  return (answer) => {
    check(answer);
    inOrder(answer.posts.map(({ release_year }: { release_year: number }) => release_year));
  };
}

const SEARCHING: PublicCall[] = [
  asked('search', { body: { query: 'godfather' } }, ({ posts }) => {
    each(posts, card());
    expect(posts[0].slug).toBe('the-godfather-1972');
  }),
  asked('search/actors', { body: { query: 'hanks' } }, ({ people }) => {
    each(people, person());
    expect(people[0].slug).toBe('tom-hanks');
  }),
  asked('search/directors', { body: { query: 'nolan' } }, ({ people }) => {
    each(people, person());
    expect(people[0].slug).toBe('christopher-nolan');
  }),
  asked(
    'search/posts',
    {
      body: {
        post_type: 1,
        genres: ['drama'],
        countries: ['us'],
        qualities: [20],
        fromYear: 1990,
        toYear: 2020,
        dc_type: 'dubbed',
        age: 'R',
        sort: 'release_year',
        type: 'desc',
      },
    },
    (answer) => {
      newestFirst(movies)(answer);
      for (const post of answer.posts) {
        expect(post).toMatchObject({ quality: 20, dubbed: true });
        expect(post.release_year).toBeGreaterThanOrEqual(1990);
        expect(post.release_year).toBeLessThanOrEqual(2020);
      }
    },
  ),
];

const LISTS: PublicCall[] = [
  asked('post/slider-movies', {}, ({ posts }) => each(posts, { ...card(1), summary: words() }, 5)),
  asked('post/slider-serials', {}, ({ posts }) => each(posts, { ...card(2), summary: words() }, 5)),
  asked('post/index/{page}', { values: { page: 2 }, body: { sort: 'created_at' } }, (answer) => {
    movies(answer);
    expect(answer.max_page).toBeGreaterThan(5);
  }),
  asked('post/serials/{page}', { values: { page: 1 } }, series),
  asked('post/genre', { body: { name: 'drama', page: 1, type2: 1, ...YEARS } }, newestFirst(movies)),
  asked('post/channels', {}, ({ channels }) =>
    each(
      channels,
      { name: expect.any(String), title: words(), posts: expect.arrayContaining([expect.anything()]) },
      10,
    ),
  ),
  asked('post/channel', { body: { page: 1, channel: 'HBO', ...YEARS } }, newestFirst(series)),
  asked('post/country', { body: { page: 1, country: 'ir', post_type: 1, ...YEARS } }, newestFirst(movies)),
  asked('post/top250/movie', {}, ({ posts }) => {
    each(posts, { ...card(1), rating: expect.any(Number) }, 100);
    inOrder(posts.map(({ rating }: { rating: number }) => Math.round(rating)));
  }),
  asked('post/top250/serial', {}, ({ posts }) => each(posts, { ...card(2), rating: expect.any(Number) }, 30)),
  asked('post/reviews', { body: { page: 1, type: 'desc', field: 'score' } }, ({ reviews, max_page }) => {
    each(reviews, review());
    inOrder(reviews.map(({ score }: { score: number }) => score));
    expect(max_page).toBeGreaterThan(1);
  }),
];

const CURATED: PublicCall[] = [
  ...['4k-movies', 'new-movies', 'updated-movies', '3d-movies', 'suggested-movies'].map((name) => ({
    name,
    of: movies,
  })),
  ...['4k-series', 'mini-serials', 'dubbed-serials', 'anime', 'suggested-serials'].map((name) => ({
    name,
    of: series,
  })),
].map(({ name, of }) => asked(`pages/${name}`, { body: { page: 1, ...YEARS } }, newestFirst(of)));

const PEOPLE: PublicCall[] = [
  asked('person/list/{type}', { values: { type: 'actresses' } }, ({ people, max_page }) => {
    each(people, actor());
    expect(max_page).toBeGreaterThan(1);
  }),
  asked('person/list/{type}', { values: { type: 3 } }, ({ people }) => each(people, actor())),
  asked('person/getActor/{name}', { values: { name: 'marlon-brando' } }, ({ person: found }) => {
    expect(found).toMatchObject({ ...actor(), birthday: '1924-04-03', biography: words() });
    const [nominations, wins] = found.awardsCount;
    expect([nominations > 0, wins > 0, nominations >= wins]).toEqual([true, true, true]);
  }),
  asked('person/getDirector/{name}', { values: { name: 'christopher-nolan' } }, ({ person: director }) => {
    expect(director).toMatchObject({ ...actor(), birthday: '1970-07-30', biography: words() });
  }),
  asked('person/getActorMovies/{name}/{page}', { values: { name: 'tom-hanks', page: 1 } }, movies),
  asked('person/getActorSerials/{name}/{page}', { values: { name: 'bryan-cranston', page: 1 } }, series),
];

const MADE_BY_STAFF: PublicCall[] = [
  asked('collection/all', {}, ({ collections }) =>
    each(collections, { name: words(), horizontal_cover: expect.stringMatching(/^\/media\//) }, 15),
  ),
  asked(
    'collection/single',
    { body: { name: 'the-lord-of-the-rings', field: 'release_date', type: 'asc' } },
    ({ collection, posts }) => {
      expect(collection).toMatchObject({ name: words(), posts_count: 3 });
      expect(posts.map(({ release_year }: { release_year: number }) => release_year)).toEqual([2001, 2002, 2003]);
    },
  ),
  asked('news/index', { body: { q: '', page: 1 } }, ({ news, max_page }) => {
    each(news, newsPost());
    expect(max_page).toBeGreaterThan(1);
  }),
  asked('news/category', { body: { slug: 'film-history', page: 1 } }, ({ news }) => {
    each(news, { ...newsPost(), category: { slug: 'film-history' } });
  }),
  asked('news/view', { body: { slug: 'the-train-that-frightened-nobody' } }, ({ post, more }) => {
    expect(post).toMatchObject({ ...newsPost(), body: words() });
    each(more, newsPost());
  }),
  asked('awards/ceremony', { body: { slug: 'oscar-1973' } }, ({ ceremony }) => {
    expect(ceremony).toMatchObject({ type: 1, year: 1973 });
    each(ceremony.awards, { title: expect.any(String) });
    for (const { nominations } of ceremony.awards) each(nominations, { won: expect.any(Boolean), post: card() });
  }),
  asked('awards/ceremonyYears', { body: { type: 3 } }, ({ years }) =>
    each(years, { year: expect.any(Number), slug: expect.stringMatching(/^bafta-\d{4}$/) }, 10),
  ),
  asked(
    'awards/posts',
    { body: { type2: 1, is_winner: 1, title: 'Best Picture', page: 1, ...YEARS } },
    newestFirst(page),
  ),
];

const SIDEBAR: PublicCall[] = [
  asked('sidebar/lastUpdatedSerials', {}, ({ posts }) => each(posts, card(2), 5)),
  asked('sidebar/lastUpdatedMovies', {}, ({ posts }) => each(posts, card(1), 5)),
  asked('sidebar/lastDubbedMovies', {}, ({ posts }) => each(posts, { ...card(1), dubbed: true }, 5)),
  asked('sidebar/serialsAirProgram', {}, ({ days }) => {
    expect(days.map(({ weekday }: { weekday: number }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { posts } of days) each(posts, { ...card(2), status: 1 });
  }),
  asked('sidebar/stats', {}, (stats) => {
    for (const name of ['movies', 'series', 'people', 'files', 'comments']) {
      expect([name, stats[name] > 0]).toEqual([name, true]);
    }
  }),
  asked('sidebar/news', {}, ({ news }) => each(news, newsPost(), 3)),
  asked('sidebar/reviews', {}, ({ reviews }) => each(reviews, review(), 3)),
  asked('sidebar/boxOffice', {}, ({ posts }) => {
    each(posts, { post: card(), gross: expect.any(Number) }, 5);
    inOrder(posts.map(({ gross }: { gross: number }) => gross));
  }),
  asked('sidebar/genres', { body: { type: 2 } }, ({ genres }) =>
    each(genres, { slug: expect.any(String), ...words(), posts_count: expect.any(Number) }, 10),
  ),
  asked('sidebar/awardsTitles', { body: { type: 2 } }, ({ titles }) => each(titles, { title: expect.any(String) }, 10)),
  {
    call: 'GET /api/sidebar/getLatestYears',
    request: {},
    check: ({ years }) => {
      expect(years.length).toBeGreaterThan(5);
      inOrder(years);
    },
  },
];

/** What everybody may ask, and what the answer tells of the demo. */
export const PUBLIC_CALLS: readonly PublicCall[] = [
  ...SEARCHING,
  ...LISTS,
  ...CURATED,
  ...PEOPLE,
  ...MADE_BY_STAFF,
  ...SIDEBAR,
];
