import { CatalogueCardsReadModule } from '#modules/catalogue/catalogue.cards-read.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { PeopleProjectorModule } from '../people.projector.module.ts';
import { PeopleReadModule } from '../people.read.module.ts';
import { personAnswer } from './get-person/get-person.schema.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp({
    modules: [
      CatalogueWriteModule,
      CatalogueProjectorModule,
      CatalogueCardsReadModule,
      PeopleReadModule,
      PeopleProjectorModule,
    ],
  });
  token = test.signIn({ userId: 1, role: 'admin' });
  const person = async (name: string, gender: string) =>
    (await test.post('/api/console/people', { name: { en: name }, gender, token })).body.person_id as number;
  const actress = await person('An Actress', 'f');
  const actor = await person('An Actor', 'm');
  const maker = await person('A Maker', 'm');
  const credits = { cast: [{ person_id: actress }, { person_id: actor }], directors: [maker], writers: [maker] };
  const title = { post_type: 1, name: { en: 'A Film' }, release_year: 2001, token };
  expect((await test.post('/api/console/titles', { ...title, ...credits })).body.status).toBe(1);
});
afterAll(() => test?.close());

describe('people', () => {
  it.each([
    ['1', 'actors', ['An Actor']],
    ['2', 'actresses', ['An Actress']],
    ['3', 'directors', ['A Maker']],
    ['4', 'writers', ['A Maker']],
  ])('are listed by the number %s of a profession as by its name %s', async (number, name, expected) => {
    await eventually(async () => {
      for (const type of [number, name]) {
        const { body } = await test.post(`/api/person/list/${type}`);
        expect(body.people.map((person: { name: { en: string } }) => person.name.en)).toEqual(expected);
      }
    });
  });

  it.each(['0', '5', '1.5', 'constructor'])('have no list %s', async (type) => {
    expect((await test.post(`/api/person/list/${type}`)).body.code).toBe('unknown_people_list');
  });

  it('are found as directors only if they have directed', async () => {
    await eventually(async () => expect((await test.post('/api/person/getDirector/a-maker')).status).toBe(200));
    expect(await test.post('/api/person/getDirector/an-actor')).toMatchObject({
      status: 404,
      body: { code: 'never_directed', message: 'This person has not directed anything here' },
    });
    expect((await test.post('/api/person/getDirector/nobody')).body.code).toBe('unknown_person');
  });

  it('have the fields of the specification beside ours', async () => {
    const { body } = await test.post('/api/person/getActor/an-actor');
    expect(Object.keys(body.person).length).toBeGreaterThan(10);
    expect(personAnswer.parse(body)).toEqual(body);
    expect(body.person).toMatchObject({ avatar: body.person.avatar_path, awardsCount: [0, 0] });
  });

  it('have nominations that only a ceremony tells of counted, as well in the console', async () => {
    const told = (won: boolean, ...names: string[]) => ({
      won,
      film: { name: { en: 'Elsewhere' }, post_type: 1 },
      people: names.map((en) => ({ en })),
    });
    const award = { ceremony: 1, year: 2002, award: 'Best Actor', seen: [], nominations: [], token };
    const saved = await test.post('/api/console/ceremonies/award', {
      ...award,
      told: [told(true, 'An Actor', 'A Stranger'), told(false, 'An Actor')],
    });
    expect(saved.body).toEqual({ status: 1 });
    const headers = { 'parde-after': String(saved.headers['parde-position']), authorization: `Bearer ${token}` };
    const { body } = await test.post('/api/person/getActor/an-actor', {}, headers);
    expect(body.person).toMatchObject({ awards_count: [2, 1], awardsCount: [2, 1] });
    const { body: people } = await test.get('/api/console/people', headers);
    const counts = people.map((one: { name: { en: string }; awards_count: number[] }) => [
      one.name.en,
      one.awards_count,
    ]);
    expect(Object.fromEntries(counts)).toEqual({ 'An Actor': [2, 1], 'An Actress': [0, 0], 'A Maker': [0, 0] });
  });
});
