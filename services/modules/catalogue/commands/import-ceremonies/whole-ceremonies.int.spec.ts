import { Readable } from 'node:stream';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../../catalogue.read.module.ts';
import { CatalogueWriteModule } from '../../catalogue.write.module.ts';
import { ceremonyAnswer } from '../../queries/get-ceremony/get-ceremony.schema.ts';
import { titleAnswer } from '../../queries/get-title/get-title.schema.ts';
import type { TitleAward } from '../../queries/get-title/title-page.reader.ts';
import { CeremonyImport } from './ceremony-import.ts';

let test: TestApp;
let token: string;
let last: TestAnswer;

const LINES = [
  {
    ceremony: 'oscar',
    year: 2016,
    award: 'Best Picture',
    nominations: [
      { film: { en: 'Spotlight', fa: 'افشاگر' }, people: ['A Producer'], won: true },
      { film: 'Room' },
      { film: 'Brooklyn', filmId: 'tt2381111' },
    ],
  },
  {
    ceremony: 'oscar',
    year: 2016,
    award: 'Best Supporting Actor',
    nominations: [
      { film: 'Room', people: ['Somebody'], won: true },
      { film: 'Room', people: ['Somebody Else'] },
    ],
  },
  { ceremony: 'oscar', year: 2016, award: 'Honorary Award', nominations: [{ people: ['Somebody'], won: true }] },
];
const refused: [line: number, reason: string][] = [];
const bring = (hash: string, lines: (object | string)[] = LINES, dryRun = false) => {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const onRefused = (line: number, reason: string) => void refused.push([line, reason]);
  return test.app.get(CeremonyImport).run(Readable.from([Buffer.from(text)]), { hash, name: hash, dryRun, onRefused });
};

async function send(path: string, body: object): Promise<TestAnswer> {
  last = await test.post(`/api/console/${path}`, { ...body, token });
  expect(last.status).toBe(200);
  return last;
}
const read = (path: string, body: object) =>
  test.post(path, body, { 'parde-after': String(last?.headers['parde-position'] ?? 0) });

interface Told {
  won: boolean;
  post: { name: { en: string } } | null;
  film: { name: { en: string } | null } | null;
  people: { slug: string | null; name: { en: string } }[];
}
/** Each nomination in one word: what is on the site as `<name>`. */
async function award(title: string): Promise<string[]> {
  const { body } = await read('/api/awards/ceremony', { slug: 'oscar-2016' });
  expect(ceremonyAnswer.parse(body)).toEqual(body);
  const found = body.ceremony.awards.find((one: { title: string }) => one.title === title);
  return (found?.nominations ?? []).map(({ won, post, film, people }: Told) =>
    [
      won ? '*' : '',
      post ? `<${post.name.en}>` : (film?.name?.en ?? ''),
      ...people.map(({ slug, name }) => (slug ? ` <${name.en}>` : ` ${name.en}`)),
    ].join(''),
  );
}
/** As the page of a film shows them. */
async function awardsOf(slug: string): Promise<TitleAward[]> {
  const { body } = await read(`/api/post/getMovie/${slug}`, {});
  expect(titleAnswer.parse(body)).toEqual(body);
  expect(body.post.movie.awards).toHaveLength(body.post.awards.length);
  return body.post.awards;
}
const PICTURE = 'Best Picture';
const room = { post_type: 1, name: { en: 'Room' }, release_year: 2015 };

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  token = test.signIn({ userId: 1, role: 'admin' });
  last = await test.post('/api/console/people', { name: { en: 'Unknown Yet' }, token });
});
afterAll(() => test?.close());

describe('a ceremony', () => {
  it('is whole before the site has any of its films; a file is brought in once', async () => {
    expect(await bring('tried', LINES, true)).toEqual({ awards: 3, added: 0, refused: 0, known: false });
    expect(await bring('one')).toEqual({ awards: 3, added: 3, refused: 0, known: false });
    expect(await bring('one')).toEqual({ awards: 0, added: 0, refused: 0, known: true });
    expect(await bring('the same under another name')).toMatchObject({ awards: 3, added: 0 });
    await send('people', { name: { en: 'Another' } });
    expect(await award(PICTURE)).toEqual(['*Spotlight A Producer', 'Room', 'Brooklyn']);
    expect(await award('Honorary Award')).toEqual(['* Somebody']);
    const { body } = await read('/api/awards/ceremonyYears', { type: 1 });
    expect(body.years).toEqual([{ year: 2016, slug: 'oscar-2016', nominations: 6, winners: 3 }]);
    expect((await read('/api/awards/posts', { type2: 1, is_winner: true, title: PICTURE })).status).toBe(404);
  });

  it('has its people linked as soon as the site knows them', async () => {
    await send('people', { name: { en: 'Somebody' } });
    expect(await award('Honorary Award')).toEqual(['* <Somebody>']);
    expect(await award('Best Supporting Actor')).toEqual(['*Room <Somebody>', 'Room Somebody Else']);
  });

  it('has its films linked as soon as they are there, by name and year or by id', async () => {
    await send('titles', { ...room, release_year: 1999 });
    expect(await award(PICTURE)).toEqual(['*Spotlight A Producer', 'Room', 'Brooklyn']);
    const added = await send('titles', room);
    await send('titles', {
      post_type: 1,
      name: { en: 'A Girl in New York' },
      release_year: 2015,
      film_ids: ['tt2381111'],
    });
    expect((await award(PICTURE)).sort()).toEqual(['*Spotlight A Producer', '<A Girl in New York>', '<Room>']);
    const { posts } = (await read('/api/awards/posts', { type2: 1, is_winner: true, title: 'Best Supporting Actor' }))
      .body;
    expect(posts).toMatchObject([{ id: added.body.title_id }]);
  });

  it('is on the pages of its films, beside what these tell themselves, and only once', async () => {
    const acting = { ceremony: 1, year: 2016, title: 'Best Supporting Actor' };
    const somebody = { slug: 'somebody', name: { en: 'Somebody', fa: null } };
    const another = { slug: null, name: { en: 'Somebody Else', fa: null } };
    expect(await awardsOf('room-2015')).toEqual([
      { ...acting, title: PICTURE, won: false, nominees: [] },
      { ...acting, won: true, nominees: [somebody] },
      { ...acting, won: false, nominees: [another] },
    ]);
  });

  it('names people on the pages of films as they are called now', async () => {
    const { id } = (await read('/api/awards/ceremony', { slug: 'oscar-2016' })).body.ceremony.awards
      .flatMap(({ nominations }: { nominations: Told[] }) => nominations)
      .flatMap(({ people }: Told) => people)
      .find(({ slug }: { slug: string | null }) => slug === 'somebody');
    await send('people/revise', { id, version: 1, name: { en: 'Somebody', fa: 'کسی' } });
    const [won] = (await awardsOf('room-2015')).filter((award) => award.won);
    expect(won?.nominees).toEqual([{ slug: 'somebody', name: { en: 'Somebody', fa: 'کسی' } }]);
  });

  it('leaves to a title what that tells itself, and nothing stands twice', async () => {
    const { body: found } = await read('/api/awards/posts', { type2: 1, is_winner: false, title: PICTURE });
    const id = found.posts.find(({ name }: { name: { en: string } }) => name.en === 'Room').id;
    const player = (await send('people', { name: { en: 'Somebody Else' } })).body.person_id;
    const awards = [
      { ceremony: 1, year: 2016, title: PICTURE, won: false },
      { ceremony: 1, year: 2016, title: 'Best Supporting Actor', won: false, nominees: [player] },
    ];
    await send(`titles/${id}/revise`, { ...room, version: 1, cast: [{ person_id: player }], awards });
    expect((await award(PICTURE)).filter((told) => told.includes('Room'))).toEqual(['<Room>']);
    expect(await award('Best Supporting Actor')).toEqual(['*<Room> <Somebody>', '<Room> <Somebody Else>']);
    expect((await awardsOf('room-2015')).map(({ title, won }) => [title, won])).toEqual([
      [PICTURE, false],
      ['Best Supporting Actor', false],
      ['Best Supporting Actor', true],
    ]);
    const { years } = (await read('/api/awards/ceremonyYears', { type: 1 })).body;
    expect(years).toMatchObject([{ nominations: 6, winners: 3 }]);
  });

  it('keeps a nomination whose title goes, and follows one that is merged', async () => {
    const { posts } = (await read('/api/awards/posts', { type2: 1, is_winner: false, title: PICTURE })).body;
    const id = posts.find(({ name }: { name: { en: string } }) => name.en === 'Room').id;
    await send('withdraw-title', { id, version: 2 });
    expect(await award(PICTURE)).toContain('Room');
    await send('restore-title', { id, version: 3 });
    expect(await award(PICTURE)).toContain('<Room>');
    const other = await send('titles', { ...room, name: { en: 'The Room of Jack' } });
    await send('merge-titles', { from: { id, version: 4 }, into: { id: other.body.title_id, version: 1 } });
    expect((await award(PICTURE)).sort()).toEqual([
      '*Spotlight A Producer',
      '<A Girl in New York>',
      '<The Room of Jack>',
    ]);
  });

  it('comes from a file without its broken lines, each of which is told of with its number', async () => {
    const good = {
      ceremony: 'bafta',
      year: 2017,
      award: 'Best Film',
      nominations: [{ film: 'La La Land', won: true }],
    };
    const summary = await bring('broken', [good, '{"ceremony":', { ...good, year: 17 }, good]);
    expect(summary).toEqual({ awards: 1, added: 1, refused: 3, known: false });
    expect(refused).toEqual([
      [2, expect.stringMatching(/^broken JSON: /)],
      [3, expect.stringMatching(/^year: /)],
      [4, 'line 1 tells of the same award'],
    ]);
  });
});
