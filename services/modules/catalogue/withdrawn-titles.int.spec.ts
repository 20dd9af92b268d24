import { z } from 'zod';
import { PeopleProjectorModule } from '#modules/people/people.projector.module.ts';
import { PeopleReadModule } from '#modules/people/people.read.module.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from './catalogue.projector.module.ts';
import { CatalogueReadModule } from './catalogue.read.module.ts';
import { CatalogueWriteModule } from './catalogue.write.module.ts';
import { duplicate } from './queries/list-duplicates/list-duplicates.schema.ts';
import { givenReleaseFiles } from './testing/given-release-files.ts';
import { staffCalls } from './testing/staff-calls.ts';

interface Title {
  id: number;
  slug: string;
  version: number;
}

let test: TestApp;
let director: number;
let player: number;

const { headers, send } = staffCalls(() => test);
async function film(en: string, more: object = {}): Promise<Title> {
  const facts = { post_type: 1, name: { en }, release_year: 1997, directors: [director] };
  const { title_id: id, slug } = (await send('titles', { ...facts, ...more })).body;
  return { id, slug, version: 1 };
}
const seen = ({ id, version }: Title) => ({ id, version });
const page = (slug: string) => test.post(`/api/post/getMovie/${slug}`, {}, headers());
const shownTitle = async (slug: string) => (await page(slug)).body.post;
const inLists = async ({ id }: Title) => {
  const { body } = await test.get(`/api/console/titles?filter={"id":[${id}]}`, headers());
  return body.length === 1;
};
const fileIds = async (slug: string) => (await shownTitle(slug)).files.map(({ id }: { id: number }) => id);

beforeAll(async () => {
  test = await startTestApp({
    modules: [
      CatalogueWriteModule,
      CatalogueReadModule,
      CatalogueProjectorModule,
      PeopleReadModule,
      PeopleProjectorModule,
    ],
  });
  director = (await send('people', { name: { en: 'A Director' } })).body.person_id;
  player = (await send('people', { name: { en: 'A Player' } })).body.person_id;
});
afterAll(() => test?.close());

describe('a title that is kept as a draft', () => {
  it('is for the staff alone until it is put on the site', async () => {
    const draft = await film('Not Yet', { draft: true, directors: [] });
    expect(await page(draft.slug)).toMatchObject({ status: 404, body: { code: 'unknown_post' } });
    expect(await inLists(draft)).toBe(false);
    const offSite = async () => (await test.get('/api/console/titles?filter={"state":"off_site"}', headers())).body;
    expect(await offSite()).toMatchObject([{ id: draft.id }]);
    const { body } = await test.get(`/api/console/titles/${draft.id}`, headers());
    expect(body.withdrawn).toEqual({ into: null, draft: true });

    const facts = { post_type: 1, name: { en: 'Not Yet' }, release_year: 1997, age: 'PG' };
    expect((await send(`titles/${draft.id}/revise`, { ...facts, version: 1 })).body).toMatchObject({ version: 2 });
    expect((await page(draft.slug)).status).toBe(404);
    const between = await film('Meanwhile', { directors: [] });
    expect((await send('withdraw-title', { id: draft.id, version: 2 })).body).toEqual({ status: 1, version: 2 });
    expect((await send('restore-title', { id: draft.id, version: 2 })).body).toEqual({ status: 1, version: 3 });
    const shown = await shownTitle(draft.slug);
    expect(shown).toMatchObject({ id: draft.id, age: 'PG' });
    const entered = Date.parse(shown.created_at);
    expect(entered).toBeGreaterThan(Date.parse((await shownTitle(between.slug)).created_at));
    expect(await inLists(draft)).toBe(true);
    expect(await offSite()).toEqual([]);
    const { versions } = (await test.get(`/api/console/title-versions/${draft.id}`, headers())).body;
    expect(versions.map(({ changed }: { changed: string[] }) => changed)).toEqual([['shown'], ['age'], []]);

    await send('withdraw-title', { id: draft.id, version: 3 });
    await send('restore-title', { id: draft.id, version: 4 });
    expect(Date.parse((await shownTitle(draft.slug)).created_at)).toBe(entered);
  });
});

describe('a title that is withdrawn', () => {
  it('is gone for everybody, and comes back as it was', async () => {
    const title = await film('Gone');
    expect((await send('withdraw-title', seen(title))).body).toEqual({ status: 1, version: 2 });
    expect(await page(title.slug)).toMatchObject({ status: 410, body: { code: 'withdrawn_post' } });
    expect(await inLists(title)).toBe(false);
    expect((await send('restore-title', seen(title))).status).toBe(409);
    expect((await send('restore-title', { id: title.id, version: 2 })).body).toEqual({ status: 1, version: 3 });
    expect(await shownTitle(title.slug)).toMatchObject({ id: title.id, name: { en: 'Gone' } });
    expect(await inLists(title)).toBe(true);
  });

  it('stays so when the staff edits it', async () => {
    const title = await film('Edited');
    await send('withdraw-title', seen(title));
    const facts = { post_type: 1, name: { en: 'Edited Twice' }, release_year: 1997 };
    expect((await send(`titles/${title.id}/revise`, { ...facts, version: 2 })).body.version).toBe(3);
    expect((await page(title.slug)).status).toBe(410);
  });
});

describe('two titles that are one', () => {
  it('are one: the first with what it lacked, the other’s address leading to it', async () => {
    const stays = await film('Leila', { film_ids: ['tt0119514'], countries: ['ir'] });
    const more = { summary: { en: 'A wife is asked to share her husband.' }, cast: [{ person_id: player }] };
    const goes = await film('Leyla', { ...more, film_ids: ['tt0000077'], countries: ['fr'] });
    const [own] = await givenReleaseFiles(test.app, stays.id, [{ quality: 3 }]);
    const [taken] = await givenReleaseFiles(test.app, goes.id, [{ quality: 5 }, { quality: 3 }]);
    const merged = await send('merge-titles', {
      from: { id: goes.id, version: 2 },
      into: { id: stays.id, version: 2 },
    });
    expect(merged.body).toEqual({ status: 1, version: 4 });
    const post = await shownTitle(stays.slug);
    expect(post).toMatchObject({ id: stays.id, name: { en: 'Leila' }, alternate_names: ['Leyla'] });
    expect(post.summary.en).toMatch(/^A wife/);
    expect(post.cast).toMatchObject([{ id: player }]);
    expect(await shownTitle(goes.slug)).toEqual(post);
    expect(await fileIds(stays.slug)).toEqual(expect.arrayContaining([own?.fileId, taken?.fileId]));
    expect(await fileIds(stays.slug)).toHaveLength(2);
    expect(await inLists(goes)).toBe(false);
    const { body } = await test.get(`/api/console/titles/${stays.id}`, headers());
    expect(body.film_ids).toEqual(['tt0119514', 'tt0000077']);
    const person = await test.post('/api/person/getDirector/a-director', {}, headers());
    expect(person.body.person.movies_count).toBe(2);
  });

  it('lead on to a third, and neither goes back', async () => {
    const [first, second, third] = [await film('One A'), await film('One B'), await film('One C')];
    await send('merge-titles', { from: seen(first), into: seen(second) });
    await send('merge-titles', { from: { id: second.id, version: 2 }, into: seen(third) });
    expect((await shownTitle(first.slug)).id).toBe(third.id);
    expect((await shownTitle(second.slug)).id).toBe(third.id);
    expect((await send('restore-title', { id: second.id, version: 3 })).body.code).toBe('title_merged');
    expect((await send('withdraw-title', { id: second.id, version: 3 })).body.code).toBe('title_merged');
  });

  it('tell whoever was writing at the one that went, instead of saving it for nobody', async () => {
    const [stays, goes] = [await film('Stays'), await film('Goes')];
    await send('merge-titles', { from: seen(goes), into: seen(stays) });
    const facts = { post_type: 1, name: { en: 'Goes Nowhere' }, release_year: 1997 };
    for (const version of [1, 2]) {
      const answer = await send(`titles/${goes.id}/revise`, { ...facts, version });
      expect([answer.status, answer.body.code]).toEqual([409, 'title_merged']);
    }
  });

  it('are left alone where they were changed meanwhile, or cannot be the same', async () => {
    const [one, other] = [await film('Alike'), await film('Alike')];
    const stale = await send('merge-titles', { from: seen(one), into: { id: other.id, version: 7 } });
    expect(stale.status).toBe(409);
    const itself = await send('merge-titles', { from: seen(one), into: seen(one) });
    expect(itself.body.code).toBe('not_the_same');
    const series = await film('Alike', { post_type: 2, status: 2 });
    expect((await send('merge-titles', { from: seen(series), into: seen(one) })).body.code).toBe('not_the_same');
    expect((await send('merge-titles', { from: { id: 999_999, version: 1 }, into: seen(one) })).status).toBe(404);
    expect(await inLists(one)).toBe(true);
  });
});

describe('titles that may be the same', () => {
  const pairs = async (filter = {}) =>
    (await test.get(`/api/console/duplicates?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers())).body;
  const twins = async (name: string, filter = {}) =>
    (await pairs(filter)).filter(({ titles }: { titles: { name: { en: string } }[] }) => titles[0]?.name.en === name);

  it('have one name, at most a year between them, and a person in common where both name any', async () => {
    const known = await film('Twin', { popularity: 40 });
    const [same, later] = [await film('Twin', { release_year: 1998 }), await film('Twin', { release_year: 2005 })];
    await film('Twin', { directors: [player] });
    const ids = [known.id, same.id];
    const body = await twins('Twin');
    expect(z.array(duplicate).parse(body)).toEqual(body);
    expect(body).toMatchObject([{ id: ids.join('-'), titles: ids.map((id) => ({ id })), shared_people: 1 }]);
    await send('merge-titles', { from: seen(same), into: seen(known) });
    expect(await twins('Twin')).toEqual([]);
    expect(await inLists(later)).toBe(true);
  });

  it('are no longer shown where they are known to be two films, until that is taken back', async () => {
    const [one, other] = [await film('Namesake', { popularity: 40 }), await film('Namesake')];
    expect((await send('duplicates/dismiss', { first: other.id, second: one.id })).body).toEqual({ status: 1 });
    await send('duplicates/dismiss', { first: one.id, second: other.id });
    expect(await twins('Namesake')).toEqual([]);
    expect(await twins('Namesake', { dismissed: true })).toMatchObject([{ id: `${one.id}-${other.id}` }]);
    await send('duplicates/restore', { first: one.id, second: other.id });
    expect(await twins('Namesake')).toMatchObject([{ id: `${one.id}-${other.id}` }]);
    expect(await twins('Namesake', { dismissed: true })).toEqual([]);
    const events = await test.database.rows('select type from write.event_log where stream = $1 order by version', [
      `duplicate-${one.id}-${other.id}`,
    ]);
    expect(events).toEqual([{ type: 'duplicate.dismissed.v1' }, { type: 'duplicate.restored.v1' }]);
  });

  it('are two titles that there are, told by an administrator', async () => {
    const { id } = await film('Alone');
    expect(await send('duplicates/dismiss', { first: id, second: id })).toMatchObject({
      status: 422,
      body: { code: 'not_two_titles' },
    });
    expect((await send('duplicates/dismiss', { first: id, second: 999_999 })).status).toBe(404);
    const moderator = test.signIn({ userId: 2, role: 'moderator' });
    const refused = await test.post('/api/console/duplicates/dismiss', { first: id, second: 1, token: moderator });
    expect(refused.status).toBe(403);
  });
});
