import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { givenMerged, givenRestored, givenWithdrawn } from '#modules/catalogue/testing/given-withdrawn.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { after, type RequestsApp, startRequestsApp } from './testing/requests-app.ts';

let app: RequestsApp;
let first: string;
let second: string;
let moderator: string;
let films = 1_000_000;

beforeAll(async () => {
  app = await startRequestsApp();
  first = await app.join(1);
  second = await app.join(2);
  moderator = await app.join(9, 'moderator');
});
afterAll(() => app?.close());

/** An id that no other test has wished for. */
function newFilm(): string {
  films += 1;
  return `tt${films}`;
}
const wish = (token: string, link: string, type: 1 | 2 = 1, headers = {}) =>
  app.post('/api/user/addRequest', { type, link, token }, headers);
const requestOf = (answer: TestAnswer): { id: number; film_id: string; state: string; sponsors: number } =>
  answer.body.request;
const own = async (token: string, said: TestAnswer) =>
  (await app.post('/api/user/requests', { token }, after(said))).body.requests;
const console = (path: string, body: object) =>
  app.post(`/api/console/requests/${path}`, { ...body, token: moderator });
const listed = async (filter: object, said: TestAnswer) => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const headers = { authorization: `Bearer ${moderator}`, ...after(said) };
  return (await app.get(`/api/console/requests?${query}`, headers)).body;
};
const eventsOf = (requestId: number) =>
  app.database.rows<{ type: string; data: { sponsors?: number[]; answer?: string; titleId?: number } }>(
    'select type, data from write.event_log where stream = $1 order by version',
    [`title-request-${requestId}`],
  );

/** @returns the request's id. */
async function fulfilledByHand(filmId: string, titleId: number): Promise<number> {
  const { id } = requestOf(await wish(first, filmId));
  await console('answer', { requests: [{ id, version: 0 }], answer: 'fulfilled', title_id: titleId });
  return id;
}

describe('a wish', () => {
  it('is taken with the message of the specification, and shown as mine', async () => {
    const filmId = newFilm();
    const answer = await wish(first, `https://www.imdb.com/title/${filmId}/?ref_=x`);
    expect(answer.body).toEqual({
      status: 1,
      message: 'Movie added successfully',
      added: true,
      title: null,
      post: null,
      request: { id: expect.any(Number), film_id: filmId, state: 'open', sponsors: 1 },
    });
    expect((await own(first, answer))[0]).toMatchObject({
      film_id: filmId,
      address: `https://www.imdb.com/title/${filmId}/`,
      state: 'open',
      sponsors: 1,
      post: null,
    });
    expect((await wish(first, newFilm(), 2)).body.message).toBe('TV series added successfully');
  });

  it('without a link, or of what is neither movie nor series, is refused in the words of specification §8', async () => {
    const ask = async (sent: object) => (await app.post('/api/user/addRequest', { ...sent, token: first })).body;
    const message = 'Insert your film-database id of movie or tv series you required';
    for (const sent of [{ type: 1 }, { type: 1, link: null }]) {
      expect(await ask(sent)).toMatchObject({ status: -1, message, errors: { link: [message] } });
    }
    expect((await ask({ type: 3, link: newFilm() })).message).toBe(
      "There's a problem with your request please try again",
    );
  });

  it('that is repeated is of what the first has said, whatever comes with it', async () => {
    const filmId = newFilm();
    await wish(first, filmId, 2);
    const joined = await wish(second, filmId, 1);
    expect(joined.body).toMatchObject({ status: 1, added: true, message: 'TV series added successfully' });
  });

  it('that is repeated by the same member is told as asked for already, but for a retry after a lost answer', async () => {
    const filmId = newFilm();
    const key = { 'idempotency-key': `wish-${filmId}` };
    const added = await wish(first, filmId, 1, key);
    expect((await wish(first, filmId, 1, key)).body).toEqual(added.body);
    expect((await wish(first, filmId)).body).toEqual({
      ...added.body,
      message: 'You have asked for this already',
      added: false,
    });
    const headers = after(added);
    const left = await app.post('/api/user/leaveRequest', { request_id: requestOf(added).id, token: first }, headers);
    expect(left.body.status).toBe(1);
    expect((await wish(first, filmId)).body).toMatchObject({ added: true, message: 'Movie added successfully' });
  });

  it.each([
    ['', 'Insert your film-database id of movie or tv series you required'],
    [' \u200f ', 'Insert your film-database id of movie or tv series you required'],
    ['tt12', 'Please insert a proper film-database id'],
    ['Leila', 'Please insert a proper film-database id'],
  ])('of %j is refused', async (link, message) => {
    const answer = await wish(first, link);
    expect([answer.status, answer.body.status, answer.body.message, answer.body.errors]).toEqual([
      422,
      -1,
      message,
      { link: [message] },
    ]);
  });

  it('for what the site has shows it at once, before it is sent and after', async () => {
    const filmId = newFilm();
    const title = await app.title('Here Already', [filmId, 'tmdb-movie-77']);
    const found = await app.post('/api/requests/find', { link: 'themoviedb.org/movie/77-here' }, after(title));
    expect(found.body).toMatchObject({
      film_id: 'tmdb-movie-77',
      post: { name: { en: 'Here Already' } },
      request: null,
    });
    expect((await wish(first, filmId)).body).toEqual({
      status: 2,
      message: 'This request exists on site',
      added: false,
      title: 'Here Already',
      post: expect.objectContaining({ id: title.body.title_id, slug: title.body.slug, release_year: 1994 }),
      request: null,
    });
  });

  it('of several members is one request, however it is written and however often', async () => {
    const filmId = newFilm();
    await wish(first, filmId);
    const persian = filmId.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] as string);
    const joined = await wish(second, persian, 2);
    const again = await wish(second, filmId);
    expect([requestOf(joined), requestOf(again)].map(({ sponsors }) => sponsors)).toEqual([2, 2]);
    expect((await eventsOf(requestOf(joined).id)).map(({ type }) => type)).toEqual([
      'title-request.made.v1',
      'title-request.joined.v1',
    ]);
    const found = await app.post('/api/requests/find', { link: filmId }, after(joined));
    expect(found.body).toMatchObject({ post: null, request: { post_type: 1, sponsors: 2 } });
  });

  it('made by twenty at once is one request with one event each', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, n) => app.join(100 + n)));
    const filmId = newFilm();
    const answers = await Promise.all(tokens.map((token) => wish(token, filmId)));
    const ids = new Set(answers.map((answer) => requestOf(answer).id));
    expect(ids.size).toBe(1);
    const events = await eventsOf([...ids][0]!);
    expect([events[0]!.type, events.length]).toEqual(['title-request.made.v1', 20]);
    await eventually(async () => {
      const popular = await app.post('/api/requests/popular');
      expect(popular.body.requests[0]).toMatchObject({ film_id: filmId, sponsors: 20 });
    });
  });

  it('is joined and left by its number, and leaves the queue with the last of its members', async () => {
    const { id } = requestOf(await wish(first, newFilm()));
    const joined = await app.post('/api/user/joinRequest', { request_id: id, token: second });
    expect(joined.body).toMatchObject({ status: 1, request: { sponsors: 2 } });
    for (const token of [first, second, second]) await app.post('/api/user/leaveRequest', { request_id: id, token });
    const left = await app.post('/api/user/leaveRequest', { request_id: id, token: first });
    expect(left.body.request.sponsors).toBe(0);
    const back = await wish(second, newFilm());
    expect((await listed({ state: 'open' }, back)).map((one: { id: number }) => one.id)).not.toContain(id);
    const unknown = await app.post('/api/user/joinRequest', { request_id: 999_999, token: first });
    const message = "There's a problem with your request please try again";
    expect(unknown).toMatchObject({ status: 404, body: { code: 'unknown_request', message } });
  });

  it('needs a member', async () => {
    const guest = await app.post('/api/user/addRequest', { type: 1, link: newFilm() });
    expect([guest.status, guest.body.auth_error]).toEqual([401, 'token_required']);
  });
});

describe('an answer', () => {
  it('is given to all who wish for it, once, with its reason', async () => {
    const filmId = newFilm();
    await wish(first, filmId);
    const { id } = requestOf(await wish(second, filmId));
    const refusal = { requests: [{ id, version: 0 }], answer: 'refused', reason: 'not_released', note: ' زمستان ' };
    const twice = [await console('answer', refusal), await console('answer', refusal)];
    expect(twice.map(({ body }) => [body.done, body.conflicts])).toEqual([
      [[id], []],
      [[], [{ id, code: 'version_conflict' }]],
    ]);
    const answered = (await eventsOf(id)).filter(({ type }) => type === 'title-request.answered.v1');
    expect(answered.map(({ data }) => [data.answer, data.sponsors])).toEqual([['refused', [1, 2]]]);
    expect((await own(first, twice[0]!))[0]).toMatchObject({
      state: 'refused',
      reason: 'not_released',
      note: 'زمستان',
    });
    expect((await listed({ id: [id] }, twice[0]!))[0]).toMatchObject({
      version: 1,
      answered_by: 'user9',
      members: [{ id: 1 }, { id: 2 }],
    });
  });

  it('is not upset by more members, but by another moderator', async () => {
    const filmId = newFilm();
    const { id } = requestOf(await wish(first, filmId));
    await wish(second, filmId);
    const named = await console('name', { id, name: ' Solaris ', release_year: 1972 });
    expect(named.body).toEqual({ status: 1, version: 1 });
    const stale = await console('answer', { requests: [{ id, version: 0 }], answer: 'accepted' });
    expect(stale.body.conflicts).toEqual([{ id, code: 'version_conflict' }]);
    const accepted = await console('answer', { requests: [{ id, version: 1 }], answer: 'accepted' });
    expect(accepted.body.done).toEqual([id]);
    expect((await listed({ q: 'solar' }, accepted))[0]).toMatchObject({ id, state: 'accepted', name: 'Solaris' });
    const undone = await console('reopen', { requests: [{ id, version: 2 }] });
    expect((await listed({ q: filmId }, undone))[0]).toMatchObject({
      id,
      state: 'open',
      version: 3,
      answered_by: null,
    });
  });

  it('needs what belongs to it', async () => {
    const { id } = requestOf(await wish(first, newFilm()));
    const requests = [{ id, version: 0 }];
    const fields = async (answer: object) =>
      Object.keys((await console('answer', { requests, ...answer })).body.errors);
    expect(await fields({ answer: 'refused' })).toEqual(['reason']);
    expect(await fields({ answer: 'fulfilled' })).toEqual(['title_id']);
    expect(await fields({ answer: 'fulfilled', title_id: 999_999 })).toEqual(['title_id']);
  });

  it('by hand names a title, which everybody is shown from then on', async () => {
    const filmId = newFilm();
    await fulfilledByHand(filmId, (await app.title('By Another Id')).body.title_id);
    expect((await wish(second, filmId)).body).toMatchObject({ status: 2, title: 'By Another Id' });
  });

  it('by hand leads on to the title that has taken the place of the one it names', async () => {
    const filmId = newFilm();
    const [goes, stays] = [(await app.title('Named Twice')).body, (await app.title('Named Once')).body];
    await fulfilledByHand(filmId, goes.title_id);
    await givenMerged(app, goes.title_id, stays.title_id);
    expect((await wish(second, filmId)).body).toMatchObject({
      status: 2,
      title: 'Named Once',
      post: { id: stays.title_id, slug: stays.slug },
    });
  });

  it('whose title has gone is no answer to who wishes for it anew', async () => {
    const filmId = newFilm();
    const { title_id: titleId } = (await app.title('Here And Gone')).body;
    const id = await fulfilledByHand(filmId, titleId);
    await givenWithdrawn(app, titleId);
    const wished = await wish(second, filmId);
    expect(wished.body).toMatchObject({ status: 1, added: true, request: { id, state: 'open', sponsors: 2 } });
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual([
      'title-request.made.v1',
      'title-request.answered.v1',
      'title-request.reopened.v1',
      'title-request.joined.v1',
    ]);
    expect((await listed({ id: [id] }, wished))[0]).toMatchObject({ state: 'open', version: 2, answered_by: null });
    expect((await own(first, wished))[0]).toMatchObject({ film_id: filmId, state: 'open', post: null });
  });

  it('comes by itself when the title does, once', async () => {
    const filmId = newFilm();
    const { id } = requestOf(await wish(first, filmId));
    expect(await app.fulfilment.look()).toBe(0);
    const title = await app.title('Come At Last', [filmId]);
    expect([await app.fulfilment.look(), await app.fulfilment.look()]).toEqual([1, 0]);
    const answered = (await eventsOf(id)).filter(({ type }) => type === 'title-request.answered.v1');
    expect(answered.map(({ data }) => [data.answer, data.titleId, data.sponsors])).toEqual([
      ['fulfilled', title.body.title_id, [1]],
    ]);
    await eventually(async () =>
      expect((await own(first, title))[0]).toMatchObject({ state: 'fulfilled', post: { slug: title.body.slug } }),
    );
  });
});

it('a title that is not on the site is wished for like any other, and answers nothing', async () => {
  const filmId = newFilm();
  const { title_id: id } = (await app.title('Away', [filmId])).body;
  await givenWithdrawn(app, id);
  const wished = await wish(first, filmId);
  expect(wished.body).toMatchObject({ title: null, request: { film_id: filmId, state: 'open' } });
  const request = { id: requestOf(wished).id, version: 0 };
  const answer = { requests: [request], answer: 'fulfilled', title_id: id };
  expect(Object.keys((await console('answer', answer)).body.errors)).toEqual(['title_id']);
  await app.fulfilment.look();
  expect(requestOf(await wish(first, filmId))).toMatchObject({ state: 'open' });
  await givenRestored(app, id);
  await app.fulfilment.look();
  expect((await wish(first, filmId)).body).toMatchObject({ status: 2, title: 'Away' });
});

describe('an id of a film database', () => {
  it('names one title alone', async () => {
    const filmId = newFilm();
    await app.title('The One', [filmId]);
    const other = await app.title('The Other', [filmId]);
    expect([other.status, other.body.code]).toEqual([422, 'film_id_taken']);
  });
});

it('goes with its member, also when it is told of later', async () => {
  const token = await app.join(50);
  const filmId = newFilm();
  const made = await wish(token, filmId);
  await wish(first, filmId);
  await appendAsCommand(app.app, 'user-50', 1, [userDeleted({ userId: 50 })]);
  const rows = () => app.database.rows('select from read.request_sponsor where user_id = 50');
  await eventually(async () => expect(await rows()).toEqual([]));
  const late = await wish(token, newFilm());
  expect(await own(token, late)).toEqual([]);
  expect((await listed({ id: [requestOf(made).id] }, late))[0]).toMatchObject({ sponsors: 1 });
});
