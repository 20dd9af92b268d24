import type { Grades } from '../../contract/community.events.ts';
import { after, type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

const GOOD = { starring: 9, direction: 8, screenplay: 7, music: 6, effects: 5, other: 4 };
const POOR = { starring: 1, direction: 1, screenplay: 1, music: 1, effects: 1, other: 1 };

describe('rate-title', () => {
  let app: CommunityApp;

  beforeAll(async () => {
    app = await startCommunityApp();
  });
  afterAll(() => app.close());

  const rate = (token: string, rating: object) => app.post('/api/user/ratePost', { rating, token });
  const eventsOf = (stream: string) =>
    app.database.rows<{ version: number; data: { grades: Grades; previous: Grades | null } }>(
      'select version, data from write.event_log where stream = $1 order by version',
      [stream],
    );

  it('answers as the specification says, with the position of its event', async () => {
    const token = await app.join(10);
    const answer = await rate(token, { post_id: 1, ...GOOD });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 1, message: 'Your rating added successfully' });
    expect(Number(answer.headers['parde-position'])).toBeGreaterThan(0);
  });

  it('gives 10 for a criterion that is left out', async () => {
    const token = await app.join(11);
    await rate(token, { post_id: 1, music: 3 });
    const [event] = await eventsOf('rating-1-11');
    expect(event?.data.grades).toEqual({
      starring: 10,
      direction: 10,
      screenplay: 10,
      music: 3,
      effects: 10,
      other: 10,
    });
  });

  it('leaves a grade as the viewer gave it when a later rating leaves it out', async () => {
    const token = await app.join(15);
    await rate(token, { post_id: 1, ...GOOD });
    await rate(token, { post_id: 1, music: 3 });
    const [, second] = await eventsOf('rating-1-15');
    expect(second?.data).toMatchObject({ grades: { ...GOOD, music: 3 }, previous: GOOD });
    const rows = await app.database.rows('select starring, music from write.rating where post_id = 1 and user_id = 15');
    expect(rows).toEqual([{ starring: 9, music: 3 }]);
  });

  it('replaces the first rating by the second, whose event says what it replaced', async () => {
    const token = await app.join(12);
    await rate(token, { post_id: 2, ...GOOD });
    await rate(token, { post_id: 2, ...POOR });
    const events = await eventsOf('rating-2-12');
    expect(events.map(({ version, data }) => [version, data.previous])).toEqual([
      [1, null],
      [2, GOOD],
    ]);
    const rows = await app.database.rows('select starring, other, version from write.rating where post_id = 2');
    expect(rows).toEqual([{ starring: 1, other: 1, version: 2 }]);
  });

  it('leaves one row and a stream without gaps when one viewer rates twenty times at once', async () => {
    const token = await app.join(13);
    const grades = Array.from({ length: 20 }, (_, index) => ({ ...GOOD, other: (index % 10) + 1 }));
    const answers = await Promise.all(grades.map((rating) => rate(token, { post_id: 3, ...rating })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const events = await eventsOf('rating-3-13');
    expect(events.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    events.forEach((event, index) => {
      expect(event.data.previous).toEqual(index === 0 ? null : events[index - 1]?.data.grades);
    });
    const [row] = await app.database.rows<Grades>('select other from write.rating where post_id = 3 and user_id = 13');
    expect(row?.other).toBe(events.at(-1)?.data.grades.other);
  });

  it('counts a retry with the same Idempotency-Key once', async () => {
    const token = await app.join(14);
    const headers = { 'idempotency-key': 'rating-of-14' };
    const body = { rating: { post_id: 1, ...POOR }, token };
    const first = await app.post('/api/user/ratePost', body, headers);
    const second = await app.post('/api/user/ratePost', body, headers);
    expect(second.body).toEqual(first.body);
    expect(await eventsOf('rating-1-14')).toHaveLength(1);
  });

  it.each([0, 11, 5.5, '7.5', 'seven', null])('refuses the grade %p', async (music) => {
    const token = app.signIn({ userId: 10 });
    const answer = await rate(token, { post_id: 1, ...GOOD, music });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ 'rating.music': ['A grade is a whole number from 1 to 10'] });
  });

  it('knows no title 4,000', async () => {
    const answer = await rate(app.signIn({ userId: 10 }), { post_id: 4_000, ...GOOD });
    expect([answer.status, answer.body.code]).toEqual([404, 'unknown_post']);
  });

  it('asks a guest to log in', async () => {
    const answer = await app.post('/api/user/ratePost', { rating: { post_id: 1 } });
    expect([answer.status, answer.body.auth_error]).toEqual([401, 'token_required']);
  });

  it('is counted by criterion and grade, the newest of each viewer alone', async () => {
    const spread = async (headers = {}) => (await app.post('/api/post/ratings', { post_id: 3 }, headers)).body;
    const [first, second] = [await app.join(30), await app.join(31)];
    const before = await spread(after(await rate(first, { post_id: 3, ...GOOD })));
    expect(Object.values(before).map((votes) => (votes as number[]).length)).toEqual(Array(6).fill(10));
    await rate(second, { post_id: 3, ...GOOD });
    const now = await spread(after(await rate(second, { post_id: 3, ...GOOD, music: 10 })));
    const more = (name: 'music' | 'starring') => now[name].map((votes: number, at: number) => votes - before[name][at]);
    expect(more('music')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(await app.database.rows('select from read.rating_spread where votes < 1')).toEqual([]);
    expect(more('starring')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  });
});
