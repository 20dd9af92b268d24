import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../../catalogue.read.module.ts';
import { CatalogueWriteModule } from '../../catalogue.write.module.ts';
import { consoleCeremonyDetail } from '../../queries/get-console-ceremony/get-console-ceremony.schema.ts';
import { givenReleaseFiles } from '../../testing/given-release-files.ts';
import { staffCalls } from '../../testing/staff-calls.ts';

let test: TestApp;
let director: number;
let player: number;
let first: number;
let second: number;

const { headers, send } = staffCalls(() => test);
const award = { ceremony: 1, year: 1998, award: 'Best Picture' };
const nominated = (title_id: number, won = false, nominees: number[] = []) => ({ title_id, won, nominees });
async function ceremony(slug = 'oscar-1998') {
  const { body } = await test.get(`/api/console/ceremonies/${slug}`, headers());
  expect(consoleCeremonyDetail.parse(body)).toEqual(body);
  return body;
}
/** The titles of an award with their versions, as they are shown. */
async function seen(title = 'Best Picture'): Promise<{ title_id: number; version: number }[]> {
  const { awards } = await ceremony();
  const found = awards.find((one: { title: string }) => one.title === title);
  const nominations: { title_id: number | null; version: number }[] = found?.nominations ?? [];
  const rows = nominations.flatMap(({ title_id, version }) => (title_id === null ? [] : { title_id, version }));
  return [...new Map(rows.map((row) => [row.title_id, row])).values()];
}

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  director = (await send('people', { name: { en: 'A Director' } })).body.person_id;
  player = (await send('people', { name: { en: 'A Player' } })).body.person_id;
  const film = { post_type: 1, release_year: 1997, directors: [director], cast: [{ person_id: player }] };
  first = (await send('titles', { ...film, name: { en: 'First' } })).body.title_id;
  second = (await send('titles', { ...film, name: { en: 'Second' } })).body.title_id;
});
afterAll(() => test?.close());

describe('the nominations of an award', () => {
  it('begin a year of the ceremony, for the staff and on the site', async () => {
    expect(await ceremony()).toMatchObject({ year: 1998, awards: [] });
    const saved = await send('ceremonies/award', {
      ...award,
      seen: [],
      nominations: [nominated(first), nominated(second)],
    });
    expect(saved.body).toEqual({ status: 1 });
    const { awards, known_awards } = await ceremony();
    expect(known_awards).toContain('Best Director');
    expect(awards).toMatchObject([
      { title: 'Best Picture', nominations: [{ title_id: first, won: false, version: 2 }, { title_id: second }] },
    ]);
    const { body } = await test.get('/api/console/ceremonies', headers());
    expect(body).toEqual([
      { id: 'oscar-1998', ceremony: 1, year: 1998, awards_count: 1, nominations_count: 2, undecided_count: 1 },
    ]);
    const site = await test.post('/api/awards/ceremony', { slug: 'oscar-1998' }, headers());
    expect(site.body.ceremony.awards[0].nominations).toHaveLength(2);
  });

  it('have a winner, and lose a title without touching what else it was nominated for', async () => {
    const directing = { ...award, award: 'Best Director' };
    await send('ceremonies/award', { ...directing, seen: [], nominations: [nominated(second, false, [director])] });
    const saved = await send('ceremonies/award', {
      ...award,
      seen: await seen(),
      nominations: [nominated(first, true)],
    });
    expect(saved.body.status).toBe(1);
    const { awards } = await ceremony();
    expect(awards).toMatchObject([
      { title: 'Best Picture', nominations: [{ title_id: first, won: true }] },
      { title: 'Best Director', nominations: [{ title_id: second, nominees: [{ id: director }] }] },
    ]);
  });

  it('name people of the title, several for one film', async () => {
    const acting = { ...award, award: 'Best Actor', seen: [] };
    const nominations = [nominated(first, true, [player]), nominated(first, false, [director])];
    expect((await send('ceremonies/award', { ...acting, nominations })).body.status).toBe(1);
    const { awards } = await ceremony();
    expect(awards.at(-1).nominations).toMatchObject([
      { won: true, nominees: [{ id: player, name: { en: 'A Player' } }] },
      { won: false, nominees: [{ id: director }] },
    ]);
    const stranger = (await send('people', { name: { en: 'A Stranger' } })).body.person_id;
    const refused = await send('ceremonies/award', {
      ...acting,
      seen: await seen('Best Actor'),
      nominations: [nominated(first, true, [stranger])],
    });
    expect(refused.body.errors).toEqual({ nominations: ['Only people of the title can be nominated for it'] });
  });

  it('are not saved over another change, of the award or of its titles', async () => {
    const opened = await seen();
    const both = [nominated(first), nominated(second, true)];
    expect((await send('ceremonies/award', { ...award, seen: opened, nominations: both })).body.status).toBe(1);
    const late = await send('ceremonies/award', { ...award, seen: opened, nominations: [] });
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect(await send('ceremonies/award', { ...award, seen: [], nominations: both })).toMatchObject({ status: 409 });
    // Files move the title's version too, and the page keeps up with that.
    const before = await seen();
    await givenReleaseFiles(test.app, second, [{}]);
    const after = await eventually(async () => {
      const now = await seen();
      expect(now).not.toEqual(before);
      return now;
    });
    expect((await send('ceremonies/award', { ...award, seen: after, nominations: both })).body.status).toBe(1);
  });

  it('go, and the award with them', async () => {
    await send('ceremonies/award', { ...award, award: 'Best Sound', seen: [], nominations: [nominated(first)] });
    const gone = await send('ceremonies/award', {
      ...award,
      award: 'Best Sound',
      seen: await seen('Best Sound'),
      nominations: [],
    });
    expect(gone.body.status).toBe(1);
    expect((await ceremony()).awards.map(({ title }: { title: string }) => title)).not.toContain('Best Sound');
  });

  it('tell of films that the site does not have, and are not saved over another change of them', async () => {
    const told = (en: string, won = false) => ({
      won,
      film: { name: { en, fa: 'فیلمی' }, post_type: 1 },
      people: [{ en: 'A Player' }, { en: 'Somebody Else' }],
    });
    const story = { ...award, award: 'Best Story', seen: [], nominations: [nominated(first)] };
    expect((await send('ceremonies/award', { ...story, told: [told('Elsewhere', true)] })).body.status).toBe(1);
    const opened = (await ceremony()).awards.find(({ title }: { title: string }) => title === 'Best Story');
    expect(opened).toMatchObject({
      version: 1,
      nominations: [
        { title_id: null, post: null, won: true, told: { film: { name: { en: 'Elsewhere' }, film_id: null } } },
        { title_id: first, told: null },
      ],
    });
    const again = { ...story, seen: await seen('Best Story'), told: [told('Elsewhere'), told('First')] };
    expect(await send('ceremonies/award', again)).toMatchObject({ status: 409 });
    expect((await send('ceremonies/award', { ...again, version: 1 })).body.status).toBe(1);
    // What the ceremony tells of a title that tells it as well goes along with it.
    const { nominations } = (await ceremony()).awards.find(({ title }: { title: string }) => title === 'Best Story');
    expect(nominations).toMatchObject([
      { title_id: first, told: { film: { name: { en: 'First' } }, people: [{ en: 'A Player' }, {}] } },
      { title_id: null, told: { film: { name: { en: 'Elsewhere' } } } },
    ]);
    const gone = { ...story, seen: await seen('Best Story'), version: 2, nominations: [] };
    expect((await send('ceremonies/award', gone)).body.status).toBe(1);
  });

  it.each([
    [{ award: 'Best Nonsense' }, 'award'],
    [{ year: 1928 }, 'year'],
    [{ year: 2099 }, 'year'],
    [{ nominations: [nominated(999_999)] }, 'nominations'],
  ])('are refused with a word at the field: %j', async (change, field) => {
    const fresh = { ...award, award: 'Best Story', seen: [], nominations: [nominated(first)] };
    const refused = await send('ceremonies/award', { ...fresh, ...change });
    expect(Object.keys(refused.body.errors)).toEqual([field]);
  });

  it('are the business of administrators', async () => {
    const moderator = test.signIn({ userId: 2, role: 'moderator' });
    const body = { ...award, seen: [], nominations: [], token: moderator };
    expect((await test.post('/api/console/ceremonies/award', body)).status).toBe(403);
    expect((await test.get('/api/console/ceremonies/oscar', headers())).body.code).toBe('unknown_ceremony');
  });
});
