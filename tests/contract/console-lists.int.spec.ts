import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountsProjectorModule } from '../../services/modules/accounts/accounts.projector.module.js';
import { AccountsReadModule } from '../../services/modules/accounts/accounts.read.module.js';
import { registrationLapsed, userRegistered } from '../../services/modules/accounts/events/accounts.events.js';
import { CatalogueProjectorModule } from '../../services/modules/catalogue/catalogue.projector.module.js';
import { CatalogueReadModule } from '../../services/modules/catalogue/catalogue.read.module.js';
import {
  type PersonFacts,
  personAdded,
  type TitleFacts,
  titleAdded,
  titleRevised,
} from '../../services/modules/catalogue/events/catalogue.events.js';
import { ConsoleProjectorModule } from '../../services/modules/console/console.projector.module.js';
import { ConsoleReadModule } from '../../services/modules/console/console.read.module.js';
import { PeopleProjectorModule } from '../../services/modules/people/people.projector.module.js';
import { PeopleReadModule } from '../../services/modules/people/people.read.module.js';
import { CommandTransactions } from '../../services/platform/messaging/outbox/command-transactions.js';
import type { NewEvent } from '../../services/platform/messaging/outbox/event-definition.js';
import { eventually } from '../../services/platform/testing/eventually.js';
import { startTestApp, type TestApp } from '../../services/platform/testing/test-app.js';

const NOTHING = {
  ...{ originalName: null, alternateNames: [], endYear: null, countries: [], age: null, runtimeMinutes: null },
  ...{ summary: { fa: null, en: null }, writers: [], cast: [], awards: [], trailers: [], channel: null, status: null },
  ...{ airWeekday: null, seasons: [], popularity: 1, mood: null, tint: '#000000' },
};
const title = (titleId: number, postType: 1 | 2, en: string, fa: string, releaseYear: number): TitleFacts => ({
  ...NOTHING,
  ...{ titleId, postType, slug: `title-${titleId}`, name: { fa, en }, releaseYear },
  ...{ genres: postType === 1 ? ['drama'] : ['comedy'], directors: [{ personId: 1 }] },
});
const person = (personId: number, en: string, fa: string): PersonFacts => ({
  ...{ personId, slug: `person-${personId}`, name: { fa, en }, gender: 'm', birthday: '1939-12-08', biography: null },
  tint: '#000000',
});
const user = (userId: number, username: string, name: string, role: 'viewer' | 'admin') =>
  userRegistered({
    ...{ userId, username, name, email: `${username}@parde.local`, phone: null, role, planId: 1 },
    ...{ referrerId: null, verified: true },
  });

describe('the console’s lists of other modules', () => {
  let app: TestApp;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    app = await startTestApp({
      modules: [
        ...[CatalogueReadModule, CatalogueProjectorModule, PeopleReadModule, PeopleProjectorModule],
        ...[AccountsReadModule, AccountsProjectorModule, ConsoleReadModule, ConsoleProjectorModule],
      ],
    });
    const transactions = app.app.get(CommandTransactions);
    const append = (stream: string, version: number, event: NewEvent) =>
      transactions.run({}, (tx) => tx.append(stream, version, event));
    await append('title-1', 1, titleAdded(title(1, 1, 'The Cow', 'گاو', 1969)));
    await append('title-2', 1, titleAdded(title(2, 1, 'Hamoun', 'هامون', 1989)));
    await append('title-3', 1, titleAdded(title(3, 2, 'Working Title', 'بی‌نام', 2002)));
    await append('title-3', 2, titleRevised(title(3, 2, '100% Comedy', 'خندهٔ آخر', 2002)));
    await append('person-1', 1, personAdded(person(1, 'Dariush Mehrjui', 'داریوش مهرجویی')));
    await append('person-2', 1, personAdded(person(2, 'Ali Nassirian', 'علی نصیریان')));
    await append('user-1', 1, user(1, 'sara', 'سارا', 'viewer'));
    await append('user-2', 1, user(2, 'boss', 'Boss', 'admin'));
    await append('user-3', 1, user(3, 'gone', 'Gone', 'viewer'));
    await append('user-3', 2, registrationLapsed({ userId: 3 }));
    for (const role of ['viewer', 'moderator', 'admin'] as const) tokens[role] = app.signIn({ userId: 9, role });
    await eventually(async () => {
      const { body } = await get('overview');
      expect(body.head).toBe(10);
      expect(body.projections.every(({ lag }: { lag: number }) => lag === 0)).toBe(true);
    });
  });
  afterAll(() => app.close());

  const get = (path: string, role = 'moderator') =>
    app.get(`/api/console/${path}`, { authorization: `Bearer ${tokens[role]}` });
  const list = (resource: string, query: Record<string, unknown>, role?: string) => {
    const parameters = Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    return get(`${resource}?${parameters.join('&')}`, role);
  };
  const idsOf = async (...[resource, query, role]: Parameters<typeof list>): Promise<number[]> =>
    (await list(resource, query, role)).body.map(({ id }: { id: number }) => id);

  it('lists titles as cards, filtered, sorted and counted', async () => {
    const all = await list('titles', { sort: ['release_year', 'ASC'], range: [0, 1] });
    expect(all.headers['content-range']).toBe('titles 0-1/3');
    expect(all.body[0]).toMatchObject({
      id: 1,
      slug: 'title-1',
      name: { fa: 'گاو', en: 'The Cow' },
      votes: 0,
      rating: null,
    });
    expect(await idsOf('titles', { filter: { q: 'گاو' } })).toEqual([1]);
    expect(await idsOf('titles', { filter: { q: 'خنده آخر' } })).toEqual([3]);
    expect(await idsOf('titles', { filter: { q: 'working' } })).toEqual([]);
    expect(await idsOf('titles', { filter: { q: '%' }, sort: ['id', 'ASC'] })).toEqual([1, 2, 3]);
    expect(await idsOf('titles', { filter: { q: '' }, sort: ['name', 'ASC'] })).toHaveLength(3);
    expect(await idsOf('titles', { filter: { post_type: 2 } })).toEqual([3]);
    expect(await idsOf('titles', { filter: { genre: 'drama' }, sort: ['id', 'DESC'] })).toEqual([2, 1]);
    expect(await idsOf('titles', { filter: { id: [2, 3, 99] }, sort: ['id', 'ASC'] })).toEqual([2, 3]);
  });

  it('gives one title whole', async () => {
    const { body } = await get('titles/2');
    expect(body).toMatchObject({ id: 2, rating: null, votes: 0, directors: [{ id: 1, slug: 'person-1' }], files: [] });
    expect((await get('titles/99')).body.code).toBe('unknown_post');
  });

  it('lists people with what they do', async () => {
    const { body, headers } = await list('people', { filter: { q: 'داريوش' } });
    expect(headers['content-range']).toBe('people 0-0/1');
    expect(body[0]).toMatchObject({
      ...{ id: 1, avatar_path: '/media/images/portraits/person-1.jpg', professions: [3], birthday: '1939-12-08' },
      ...{ posts_count: 3, movies_count: 2, serials_count: 1, awards_count: [0, 0], biography: null },
    });
    expect(body[0].age).toBeGreaterThan(80);
    expect(await idsOf('people', {})).toEqual([2, 1]);
    expect((await get('people/1')).body).toEqual(body[0]);
    expect((await get('people/99')).body.code).toBe('unknown_person');
  });

  it('lists users, with e-mail addresses for admins only', async () => {
    const seen = await list('users', { filter: { q: 'sara' } });
    expect(seen.headers['content-range']).toBe('users 0-0/1');
    expect(seen.body[0]).toMatchObject({ id: 1, username: 'sara', role: 'viewer', verified: true, comments_count: 0 });
    expect(seen.body[0]).not.toHaveProperty('email');
    expect((await get('users/1')).body).not.toHaveProperty('email');
    expect((await get('users/1', 'admin')).body.email).toBe('sara@parde.local');
    expect(await idsOf('users', {})).toEqual([2, 1]);
    expect(await idsOf('users', { filter: { role: 'admin' } })).toEqual([2]);
    expect(await idsOf('users', { filter: { q: 'BOSS@parde' } }, 'admin')).toEqual([2]);
    expect(await idsOf('users', { filter: { q: 'boss@parde' } })).toEqual([]);
    expect((await get('users/3')).body.code).toBe('unknown_user');
  });

  it.each(['titles', 'titles/1', 'people', 'people/1', 'users', 'users/1'])('closes %s to viewers', async (path) => {
    expect((await get(path, 'viewer')).status).toBe(403);
    expect((await app.get(`/api/console/${path}`)).status).toBe(401);
  });
});
