import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../../catalogue.read.module.ts';
import { CatalogueWriteModule } from '../../catalogue.write.module.ts';
import { postList } from '../../contract/post-card.ts';
import { ceremonyAnswer } from '../get-ceremony/get-ceremony.schema.ts';

let test: TestApp;
let token: string;
let headers: Record<string, string>;
let first: number;

interface Award {
  year: number;
  title: string;
  won: boolean;
  ceremony?: number;
  nominees?: number[];
}

const send = (path: string, body: object) => test.post(path, { ...body, token });
const names = (posts: { name: { en: string } }[]) => posts.map(({ name }) => name.en);
const list = (body: object) => test.post('/api/awards/posts', { type2: 1, is_winner: true, ...body }, headers);

async function addTitle(en: string, awards: Award[], fields: object = {}) {
  const body = { post_type: 1, name: { en }, release_year: 1997, ...fields };
  const own = awards.map((award) => ({ ceremony: 1, ...award }));
  const answer = await send('/api/console/titles', { ...body, awards: own });
  headers = { 'parde-after': String(answer.headers['parde-position']) };
  return answer.body;
}

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  token = test.signIn({ userId: 1, role: 'admin' });
  const { person_id } = (await send('/api/console/people', { name: { en: 'A Director', fa: 'کارگردان' } })).body;
  const player = (await send('/api/console/people', { name: { en: 'A Player' } })).body.person_id;
  const first_ = await addTitle(
    'First',
    [
      { year: 1998, title: 'Best Sound', won: true },
      { year: 1998, title: 'Best Picture', won: true },
      { year: 1998, title: 'Best Director', won: false },
      { year: 1998, title: 'Best Actor', won: true, nominees: [player] },
      { ceremony: 3, year: 1998, title: 'Best Film', won: false },
    ],
    { directors: [person_id], cast: [{ person_id: player }] },
  );
  first = first_.title_id;
  await addTitle('Second', [
    { year: 1998, title: 'Best Picture', won: false },
    { year: 1999, title: 'Best Picture', won: true },
  ]);
  await addTitle('Third', [{ year: 2001, title: 'Best Picture', won: true }], { release_year: 2000 });
});
afterAll(() => test.close());

describe('a ceremony', () => {
  it('has its awards, the best known first, with winners before nominees and the people named', async () => {
    const { body } = await test.post('/api/awards/ceremony', { slug: 'oscar-1998' }, headers);
    expect(ceremonyAnswer.parse(body)).toEqual(body);
    expect(body.ceremony).toMatchObject({ type: 1, year: 1998, previous: null, next: 'oscar-1999' });
    const told = body.ceremony.awards.map(
      (award: { title: string; nominations: { won: boolean; post: object; people: { slug: string }[] }[] }) => [
        award.title,
        ...award.nominations.map(({ won, post, people }) => [
          (post as { name: { en: string } }).name.en,
          won,
          people.map(({ slug }) => slug),
        ]),
      ],
    );
    expect(told).toEqual([
      ['Best Picture', ['First', true, []], ['Second', false, []]],
      // Nobody has told whom it names: it is the director's.
      ['Best Director', ['First', false, ['a-director']]],
      ['Best Actor', ['First', true, ['a-player']]],
      ['Best Sound', ['First', true, []]],
    ]);
  });

  it('is the latest where the address says no year', async () => {
    const { body } = await test.post('/api/awards/ceremony', { slug: 'oscar' }, headers);
    expect(body.ceremony).toMatchObject({ year: 2001, slug: 'oscar-2001', previous: 'oscar-1999', next: null });
  });

  it.each(['oscar-1950', 'golden-globe', 'emmy-1998'])('is not there: %s', async (slug) => {
    const answer = await test.post('/api/awards/ceremony', { slug }, headers);
    expect(answer).toMatchObject({ status: 404, body: { code: 'unknown_ceremony' } });
  });

  it('has its years, the latest first', async () => {
    const { body } = await test.post('/api/awards/ceremonyYears', { type: 1 }, headers);
    expect(body.years).toEqual([
      { year: 2001, slug: 'oscar-2001', nominations: 1, winners: 1 },
      { year: 1999, slug: 'oscar-1999', nominations: 1, winners: 1 },
      { year: 1998, slug: 'oscar-1998', nominations: 5, winners: 3 },
    ]);
  });

  it('has its awards with how many won and were nominated', async () => {
    const { body } = await test.post('/api/sidebar/awardsTitles', { type: 1 }, headers);
    expect(body.titles[0]).toEqual({ title: 'Best Picture', winners: 3, nominees: 1 });
    expect(body.titles.map(({ title }: { title: string }) => title)).toEqual([
      'Best Picture',
      'Best Director',
      'Best Actor',
      'Best Sound',
    ]);
  });
});

describe('the titles of an award', () => {
  it('are those that won it, in the order that is asked for', async () => {
    const { body } = await list({ title: 'Best Picture', field: 'name', type: 'desc' });
    expect(postList.parse(body)).toEqual(body);
    expect(names(body.posts)).toEqual(['Third', 'Second', 'First']);
  });

  it('are those that were nominated and did not win', async () => {
    expect(names((await list({ title: 'Best Picture', is_winner: 0 })).body.posts)).toEqual(['Second']);
    expect((await list({ title: 'Best Sound', is_winner: false })).body).toMatchObject({ posts: [], total: 0 });
  });

  it('are not there of an award that nobody knows, nor of another ceremony', async () => {
    for (const title of ['Best Nonsense', 'Best Film']) {
      expect(await list({ title })).toMatchObject({ status: 404, body: { code: 'unknown_award' } });
    }
    expect(names((await list({ title: 'Best Film', type2: 3, is_winner: false })).body.posts)).toEqual(['First']);
  });

  it('follow a title that is revised', async () => {
    const facts = { post_type: 1, name: { en: 'First' }, release_year: 1997, version: 1 };
    const answer = await send(`/api/console/titles/${first}/revise`, { ...facts, awards: [] });
    expect(answer.status).toBe(200);
    headers = { 'parde-after': String(answer.headers['parde-position']) };
    expect((await list({ title: 'Best Sound' })).body.code).toBe('unknown_award');
    const years = (await test.post('/api/awards/ceremonyYears', { type: 1 }, headers)).body.years;
    expect(years.at(-1)).toEqual({ year: 1998, slug: 'oscar-1998', nominations: 1, winners: 0 });
  });
});
