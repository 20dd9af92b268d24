import { after, type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

describe('what members say against a comment', () => {
  let app: CommunityApp;
  let author: string;
  let readers: string[];
  let moderator: string;

  beforeAll(async () => {
    app = await startCommunityApp();
    author = await app.join(1);
    readers = [await app.join(2), await app.join(3)];
    moderator = await app.join(9, 'moderator');
  });
  afterAll(() => app?.close());

  const approved = async (body: string) => (await app.approvedComment(author, moderator, { post_id: 1, body })).id;
  const report = (id: number, token: string, reason = 'insult', note?: string) =>
    app.post('/api/user/reportComment', { comment_id: id, reason, ...(note && { note }), token });
  const decide = (verb: string, id: number, version = 2) =>
    app.post(`/api/console/comments/${verb}`, { comments: [{ id, version }], token: moderator });
  const reported = async (headers: Record<string, string>) => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'reported' }));
    const answer = await app.get(`/api/console/comments?filter=${filter}`, {
      authorization: `Bearer ${moderator}`,
      ...headers,
    });
    return answer.body as { id: number; reports: { reason: string; note: string | null }[] }[];
  };
  const settledOf = (id: number) =>
    app.database.rows<{ outcome: string }>(
      `select data ->> 'outcome' as outcome, data ->> 'userId' as reporter from write.event_log
       where type = 'comment-report.settled.v1' and data ->> 'commentId' = $1 order by id`,
      [String(id)],
    );

  it('comes to the moderators once for each member, as it was said last', async () => {
    const id = await approved('an insult');
    expect((await report(id, readers[0]!)).body).toEqual({ status: 1, message: 'Your report sent successfully' });
    await report(id, readers[0]!, 'spoiler', ' the end ');
    const last = await report(id, readers[1]!);
    const [row] = await reported(after(last));
    expect([row?.id, row?.reports.map(({ reason, note }) => [reason, note])]).toEqual([
      id,
      [
        ['spoiler', 'the end'],
        ['insult', null],
      ],
    ]);
    const refused = await decide('refuse', id);
    expect(await reported(after(refused))).toEqual([]);
    expect(await settledOf(id)).toEqual([
      { outcome: 'removed', reporter: '2' },
      { outcome: 'removed', reporter: '3' },
    ]);
  });

  it('can be left at that, once for each report; said again, it waits again', async () => {
    const id = await approved('only blunt');
    await report(id, readers[0]!);
    const answers = await Promise.all([decide('dismissReports', id), decide('dismissReports', id)]);
    const outcomes = answers.map(({ body }) => (body.done.length > 0 ? 'done' : body.conflicts[0].code));
    expect(outcomes.toSorted()).toEqual(['already_decided', 'done']);
    expect(await settledOf(id)).toEqual([{ outcome: 'stays', reporter: '2' }]);
    const again = await report(id, readers[0]!, 'other');
    expect(await reported(after(again))).toMatchObject([{ id, reports: [{ reason: 'other' }] }]);
    const gone = await app.post('/api/user/deleteComment', { comment_id: id, token: author });
    expect(await reported(after(gone))).toEqual([]);
  });

  it('is about what everybody sees, of somebody else, with a reason that there is', async () => {
    const id = await approved('fine');
    expect(await report(id, author)).toMatchObject({ status: 409, body: { code: 'own_comment' } });
    expect(await report(999_999, readers[0]!)).toMatchObject({ status: 404, body: { code: 'unknown_comment' } });
    expect((await report(id, readers[0]!, 'boring')).status).toBe(422);
    expect(await app.post('/api/user/reportComment', { comment_id: id, reason: 'other' })).toMatchObject({
      status: 401,
    });
    const viewer = await app.post('/api/console/comments/dismissReports', {
      comments: [{ id, version: 2 }],
      token: readers[0],
    });
    expect(viewer.status).toBe(403);
  });
});
