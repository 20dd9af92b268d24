import { AccountsProjectorModule } from '#modules/accounts/accounts.projector.module.ts';
import { AccountsReadModule } from '#modules/accounts/accounts.read.module.ts';
import { registrationLapsed, userRegistered } from '#modules/accounts/contract/accounts.events.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import {
  type PersonFacts,
  personAdded,
  type TitleFacts,
  titleAdded,
  titleRevised,
} from '#modules/catalogue/contract/catalogue.events.ts';
import { samplePerson, sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import { ConsoleProjectorModule } from '#modules/console/console.projector.module.ts';
import { ConsoleReadModule } from '#modules/console/console.read.module.ts';
import { membershipChanged } from '#modules/membership/contract/membership.events.ts';
import { MembershipProjectorModule } from '#modules/membership/membership.projector.module.ts';
import { MembershipReadModule } from '#modules/membership/membership.read.module.ts';
import { PaymentsSettingsModule } from '#modules/payments/payments.settings.module.ts';
import { PeopleProjectorModule } from '#modules/people/people.projector.module.ts';
import { PeopleReadModule } from '#modules/people/people.read.module.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const title = (titleId: number, postType: 1 | 2, en: string, fa: string, releaseYear: number): TitleFacts =>
  sampleTitle(titleId, {
    postType,
    name: { fa, en },
    releaseYear,
    genres: postType === 1 ? ['drama'] : ['comedy'],
    directors: [{ personId: 1 }],
  });
const person = (personId: number, en: string, fa: string): PersonFacts =>
  samplePerson(personId, { name: { fa, en }, gender: 'm', birthday: '1939-12-08' });
const user = (userId: number, username: string, name: string, role: 'viewer' | 'admin') =>
  userRegistered({
    userId,
    username,
    name,
    email: `${username}@parde.local`,
    phone: null,
    role,
    planId: 1,
    referrerId: null,
    verified: true,
  });
const BALANCE = {
  unit: 'bytes' as const,
  amount: 7,
  reason: 'grant' as const,
  reference: null,
  note: null,
  vipExpiration: '2020-01-02T03:04:05.000Z',
  bandwidth: 7,
};

describe('the console’s lists of other modules', () => {
  let app: TestApp;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    app = await startTestApp({
      modules: [
        CatalogueReadModule,
        CatalogueProjectorModule,
        PeopleReadModule,
        PeopleProjectorModule,
        AccountsReadModule,
        AccountsProjectorModule,
        ConsoleReadModule,
        ConsoleProjectorModule,
        MembershipReadModule,
        MembershipProjectorModule,
        PaymentsSettingsModule,
      ],
    });
    const append = (stream: string, version: number, event: NewEvent) =>
      appendAsCommand(app.app, stream, version, [event]);
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
    await append('membership-1', 1, membershipChanged({ ...BALANCE, entryId: 1, userId: 1 }));
    for (const role of ['viewer', 'moderator', 'admin'] as const) tokens[role] = app.signIn({ userId: 9, role });
    await eventually(async () => {
      const { body } = await get('overview');
      expect(body.head).toBe(11);
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

  it('names what the audit log is about', async () => {
    const names = app.app.get(SubjectNamesRegistry, { strict: false });
    const subjects = [
      ['titles', 1],
      ['people', 2],
      ['users', 1],
      ['memberships', 1],
      ['titles', 99],
      ['things', 1],
    ] as const;
    expect(await names.of(subjects.map(([resource, resource_id]) => ({ resource, resource_id })))).toEqual([
      { fa: 'گاو', en: 'The Cow' },
      { fa: 'علی نصیریان', en: 'Ali Nassirian' },
      { fa: null, en: 'sara' },
      { fa: null, en: 'sara' },
      null,
      null,
    ]);
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
      id: 1,
      avatar_path: expect.stringMatching(/^\/media\/images\/portraits\/person-1\.jpg\?v=\w+$/),
      professions: [3],
      birthday: '1939-12-08',
      posts_count: 3,
      movies_count: 2,
      serials_count: 1,
      awards_count: [0, 0],
      biography: null,
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

  it('shows what users have left of their plans, as their own page does', async () => {
    const left = { vip_expiration: BALANCE.vipExpiration, bandwidth: 7 };
    const nothing = { vip_expiration: null, bandwidth: 0 };
    expect((await list('users', { sort: ['id', 'ASC'] })).body).toMatchObject([left, nothing]);
    expect([(await get('users/1')).body, (await get('users/2')).body]).toMatchObject([left, nothing]);
    const info = async (userId: number) =>
      (await app.post('/api/user/info', { token: app.signIn({ userId }) })).body.user;
    expect(await info(1)).toMatchObject({ ...left, plan: 2 });
    expect(await info(2)).toMatchObject({ ...nothing, plan: 3 });
  });

  it.each(['titles', 'titles/1', 'people', 'people/1', 'users', 'users/1'])('closes %s to viewers', async (path) => {
    expect((await get(path, 'viewer')).status).toBe(403);
    expect((await app.get(`/api/console/${path}`)).status).toBe(401);
  });
});
