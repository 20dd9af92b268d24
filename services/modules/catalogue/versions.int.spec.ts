import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from './catalogue.projector.module.ts';
import { CatalogueReadModule } from './catalogue.read.module.ts';
import { CatalogueWriteModule } from './catalogue.write.module.ts';

let app: TestApp;
let token: string;
let staff: Record<string, string>;

const send = (path: string, body: object) => app.post(`/api/console/${path}`, { ...body, token });
const versionsOf = async (kind: 'title' | 'person', id: number, said: TestAnswer) => {
  const headers = { ...staff, 'parde-after': String(said.headers['parde-position'] ?? 0) };
  return (await app.get(`/api/console/${kind}-versions/${id}`, headers)).body;
};

beforeAll(async () => {
  app = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  token = app.signIn({ userId: 1, role: 'admin' });
  staff = { authorization: `Bearer ${token}` };
});
afterAll(() => app?.close());

describe('the versions of a title', () => {
  it('say who changed what, and are taken back by sending an earlier one', async () => {
    const facts = { post_type: 2, name: { en: 'Once', fa: 'روزی' }, release_year: 2001, status: 1, air_weekday: 3 };
    const added = await send('titles', facts);
    const id = added.body.title_id;
    const first = await versionsOf('title', id, added);
    expect(first).toMatchObject({ id, version: 1, facts: { name: facts.name, mini_series: false, seasons: [] } });
    expect(first.versions).toMatchObject([{ version: 1, actor: 'user-1', changed: [] }]);

    const seasons = [{ number: 1, year: 2001, episodes: 8 }];
    const changed = { ...first.facts, seasons, mini_series: true, genres: ['drama'] };
    const revised = await send(`titles/${id}/revise`, { ...changed, version: 1 });
    const second = await versionsOf('title', id, revised);
    expect(second).toMatchObject({ version: 2, facts: changed });
    expect(second.versions[0].changed.sort()).toEqual(['genres', 'mini_series', 'seasons']);

    const back = await send(`titles/${id}/revise`, { ...second.versions[1].facts, version: 2 });
    const third = await versionsOf('title', id, back);
    expect(third).toMatchObject({ version: 3, facts: first.facts });
    expect(third.versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  });

  it('are refused where another has changed it meanwhile, and unknown for a title that is not there', async () => {
    const facts = { post_type: 1, name: { en: 'Twice' }, release_year: 2002 };
    const id = (await send('titles', facts)).body.title_id;
    const said = await send(`titles/${id}/revise`, { ...facts, age: 'PG', version: 1 });
    const late = await send(`titles/${id}/revise`, { ...facts, age: 'R', version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect(await versionsOf('title', id, said)).toMatchObject({ version: 2, facts: { age: 'PG' } });
    expect(await versionsOf('title', 999_999, said)).toMatchObject({ code: 'unknown_post' });
  });
});

describe('the facts of a person', () => {
  it('are replaced, version by version', async () => {
    const added = await send('people', { name: { en: 'One Person', fa: 'یک نفر' }, gender: 'f' });
    const id = added.body.person_id;
    const told = { en: 'Plays.', fa: 'بازی می‌کند.' };
    const edit = { name: { en: 'One Person', fa: 'یکی' }, gender: 'f', birthday: '1970-01-31', biography: told };
    const said = await send('people/revise', { id, version: 1, ...edit, birth_place: { en: 'Shiraz', fa: 'شیراز' } });
    expect(said.body).toMatchObject({ status: 1, slug: 'one-person', version: 2 });
    const { version, facts, versions } = await versionsOf('person', id, said);
    expect(version).toBe(2);
    const unknown = { death_year: null, portrait: null };
    expect(facts).toEqual({ ...edit, ...unknown, birth_place: { en: 'Shiraz', fa: 'شیراز' } });
    expect(versions[0]).toMatchObject({ actor: 'user-1', changed: ['name', 'birthday', 'birth_place', 'biography'] });
    const same = await send('people/revise', { id, version: 2, ...facts });
    expect(same.body).toMatchObject({ status: 1, version: 2 });
  });

  it('are not those of somebody else, nor older than what is there', async () => {
    const { person_id: known } = (await send('people', { name: { en: 'Known Already' } })).body;
    const { person_id: id } = (await send('people', { name: { en: 'Quite Another' } })).body;
    const taken = await send('people/revise', { id, version: 1, name: { en: 'Known Already' } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'person_exists', person_id: known } });
    expect((await send('people/revise', { id, version: 1, name: { en: 'Yet Another' } })).body.version).toBe(2);
    const late = await send('people/revise', { id, version: 1, name: { en: 'Too Late' } });
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    const nobody = await send('people/revise', { id: 999_999, version: 1, name: { en: 'Nobody' } });
    expect(nobody.body).toMatchObject({ code: 'unknown_people' });
  });
});
