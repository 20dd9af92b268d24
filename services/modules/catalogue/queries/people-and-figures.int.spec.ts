import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { commentApproved } from '#modules/community/contract/community.events.ts';
import { PositionWaiter } from '#platform/messaging/outbox/relay/position-waiter.ts';
import { appendEvents } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../catalogue.read.module.ts';
import { CatalogueWriteModule } from '../catalogue.write.module.ts';
import { postList } from '../contract/post-card.ts';

let test: TestApp;
let token: string;
let headers: Record<string, string>;

const send = (path: string, body: object) => test.post(path, { ...body, token });
const addTitle = (name: object, releaseYear: number, fields: object) =>
  send('/api/console/titles', { post_type: 1, name, release_year: releaseYear, ...fields });
const names = (posts: { name: { en: string } }[]) => posts.map(({ name }) => name.en);

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  token = test.signIn({ userId: 1, role: 'admin' });
  const { person_id } = (await send('/api/console/people', { name: { en: 'Leila Hatami', fa: 'لیلا حاتمی' } })).body;
  await addTitle({ en: 'Leila', fa: 'لیلا' }, 1997, { cast: [{ person_id }] });
  await addTitle({ en: 'Me', fa: 'من' }, 2016, { writers: [person_id], cast: [{ person_id }] });
  await addTitle({ en: 'A Series' }, 2001, { post_type: 2, directors: [person_id] });
  const last = await addTitle({ en: 'Without Her', fa: 'پله آخر' }, 2012, { alternate_names: ['The Last Step'] });
  headers = { 'parde-after': String(last.headers['parde-position']) };
});
afterAll(() => test.close());

describe('the titles of a person', () => {
  it('are those they have any part in, by kind, the newest first and none twice', async () => {
    const movies = await test.post('/api/person/getActorMovies/leila-hatami/1', {}, headers);
    expect(postList.parse(movies.body)).toEqual(movies.body);
    expect([names(movies.body.posts), movies.body.total]).toEqual([['Me', 'Leila'], 2]);
    const series = await test.post('/api/person/getActorSerials/leila-hatami/1', {}, headers);
    expect(names(series.body.posts)).toEqual(['A Series']);
  });

  it('are not there of somebody whom nobody knows', async () => {
    expect(await test.post('/api/person/getActorMovies/nobody/1')).toMatchObject({
      status: 404,
      body: { code: 'unknown_person' },
    });
  });
});

describe('figures', () => {
  it('count titles and people, and a person who is added later', async () => {
    const { body } = await test.post('/api/sidebar/stats', {}, headers);
    expect(body).toEqual({ movies: 3, series: 1, people: 1, files: 0, comments: 0 });
    await send('/api/console/people', { name: { en: 'Somebody Else' } });
    await eventually(async () => expect((await test.post('/api/sidebar/stats')).body.people).toBe(2));
  });

  it('count comments on the news as they do those on titles', async () => {
    const decision = { userId: 1, moderatorId: 2, moderator: 'm' };
    const approved = [
      commentApproved({ commentId: 1, postId: 1, ...decision }),
      commentApproved({ commentId: 2, postId: null, newsPostId: 4, ...decision }),
    ];
    await test.app.get<DataSource>(getDataSourceToken()).transaction((manager) =>
      appendEvents(
        manager,
        approved.map((event, at) => ({ stream: `comment-${at}`, firstVersion: 1, events: [event] })),
      ),
    );
    test.app.get(PositionWaiter).wakeRelay();
    await eventually(async () => expect((await test.post('/api/sidebar/stats')).body.comments).toBe(2));
  });
});

describe('titles in the console', () => {
  it.each([
    ['لیلا', ['Leila']],
    ['leil', ['Leila']],
    ['last step', ['Without Her']],
    ['her the', []],
  ])('are found by what their names contain: %s', async (q, found) => {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    const path = `/api/console/titles?filter=${filter}`;
    const { body } = await test.get(path, { ...headers, authorization: `Bearer ${token}` });
    expect(names(body)).toEqual(found);
  });
});
