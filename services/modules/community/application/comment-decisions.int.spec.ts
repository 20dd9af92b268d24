import { membershipChanged } from '#modules/membership/contract/membership.events.ts';
import { MembershipProjectorModule } from '#modules/membership/membership.projector.module.ts';
import { MembershipReadModule } from '#modules/membership/membership.read.module.ts';
import { PaymentsSettingsModule } from '#modules/payments/payments.settings.module.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { after, type CommunityApp, startCommunityApp } from '../testing/community-app.ts';

interface Seen {
  id: number;
  version: number;
}

describe('decide-comments', () => {
  let app: CommunityApp;
  let viewer: string;
  let first: string;
  let second: string;

  beforeAll(async () => {
    app = await startCommunityApp([MembershipReadModule, MembershipProjectorModule, PaymentsSettingsModule]);
    viewer = await app.join(1);
    first = await app.join(8, 'moderator');
    second = await app.join(9, 'admin');
  });
  afterAll(() => app.close());

  const decide = (verb: 'approve' | 'refuse' | 'putBack', token: string, comments: Seen[], more = {}) =>
    app.post(`/api/console/comments/${verb}`, { comments, token, ...more });
  const post = async (postId: number, body: string): Promise<number> =>
    (await app.post('/api/user/comment', { comment: { post_id: postId, body }, token: viewer })).body.comment_id;
  const publicBodies = async (postId: number, headers = {}): Promise<string[]> => {
    const { body } = await app.post('/api/post/comments', { post_id: postId }, headers);
    return body.comments.map((comment: { body: string }) => comment.body);
  };
  const stored = (id: number) =>
    app.database.row('select status, version, decided_by, reason from write.comment where id = $1', [id]);

  it('shows an approved comment within a second', async () => {
    const id = await post(1, 'soon to be seen');
    expect(await publicBodies(1)).toEqual([]);
    const answer = await decide('approve', first, [{ id, version: 1 }]);
    expect(answer.body).toEqual({ status: 1, done: [id], conflicts: [] });
    await eventually(async () => expect(await publicBodies(1)).toEqual(['soon to be seen']), 1_000);
  });

  it('never shows a refused one, and takes an approved one back', async () => {
    const id = await post(2, 'comes and goes');
    expect(
      await publicBodies(2, after(await decide('refuse', first, [{ id, version: 1 }], { reason: 'rude' }))),
    ).toEqual([]);
    expect(await stored(id)).toEqual({ status: 'refused', version: 2, decided_by: 8, reason: 'rude' });
    const approved = await decide('approve', second, [{ id, version: 2 }]);
    expect(await publicBodies(2, after(approved))).toEqual(['comes and goes']);
    const refused = await decide('refuse', first, [{ id, version: 3 }]);
    expect(await publicBodies(2, after(refused))).toEqual([]);
    const events = await app.database.rows<{ type: string; previous: string }>(
      `select type, data ->> 'previousStatus' as previous from write.event_log where stream = $1 order by version`,
      [`comment-${id}`],
    );
    expect(events).toEqual([
      { type: 'comment.posted.v1', previous: null },
      { type: 'comment.refused.v1', previous: 'pending' },
      { type: 'comment.approved.v1', previous: 'refused' },
      { type: 'comment.refused.v1', previous: 'approved' },
    ]);
  });

  it.each(['approve', 'refuse'] as const)(
    'lets a comment wait again when a moderator takes it back to %s it',
    async (verb) => {
      const id = await post(2, `taken back: ${verb}`);
      const waiting = await stored(id);
      const decided = await decide(verb, first, [{ id, version: 1 }], verb === 'refuse' ? { reason: 'rude' } : {});
      const shown = (await publicBodies(2, after(decided))).includes(`taken back: ${verb}`);
      expect(shown).toBe(verb === 'approve');
      const back = await decide('putBack', second, [{ id, version: 2 }]);
      expect(back.body).toEqual({ status: 1, done: [id], conflicts: [] });
      expect(await stored(id)).toEqual({ ...waiting, version: 3 });
      expect(await publicBodies(2, after(back))).not.toContain(`taken back: ${verb}`);
      const { body } = await app.get(`/api/console/comments/${id}`, {
        authorization: `Bearer ${first}`,
        ...after(back),
      });
      expect(body).toMatchObject({ status: 'pending', version: 3, decided_by: null, decided_at: null, reason: null });
      const [event] = await app.database.rows<object>(
        `select type, data ->> 'previousStatus' as previous, data ->> 'moderator' as moderator from write.event_log
       where stream = $1 order by version desc limit 1`,
        [`comment-${id}`],
      );
      const previous = verb === 'approve' ? 'approved' : 'refused';
      expect(event).toEqual({ type: 'comment.put-back.v1', previous, moderator: 'user9' });
    },
  );

  it('takes nothing back that waits, or that another has decided anew meanwhile', async () => {
    const [waits, decided] = [await post(1, 'waits'), await post(1, 'decided twice')];
    await decide('approve', first, [{ id: decided, version: 1 }]);
    await decide('refuse', second, [{ id: decided, version: 2 }]);
    const back = await decide('putBack', first, [
      { id: waits, version: 1 },
      { id: decided, version: 2 },
    ]);
    expect(back.body.conflicts).toEqual([
      { id: waits, code: 'already_decided' },
      { id: decided, code: 'version_conflict' },
    ]);
    expect(await stored(decided)).toMatchObject({ status: 'refused', version: 3 });
  });

  it('takes the answers of a refused comment out of the thread with it', async () => {
    const { id: root } = await app.approvedComment(viewer, first, { post_id: 3, body: 'root' });
    await app.approvedComment(viewer, first, { post_id: 3, body: 'answer', parent_id: root });
    const refused = await decide('refuse', first, [{ id: root, version: 2 }]);
    const { body } = await app.post('/api/post/comments', { post_id: 3 }, after(refused));
    expect(body).toEqual({ comments: [], max_page: 1, total: 0 });
  });

  it('lets one of two moderators win', async () => {
    const id = await post(1, 'contested');
    const answers = await Promise.all([
      decide('approve', first, [{ id, version: 1 }]),
      decide('refuse', second, [{ id, version: 1 }]),
    ]);
    const outcomes = answers.map(({ body }) => (body.done.length > 0 ? 'done' : body.conflicts[0].code));
    expect(outcomes.sort()).toEqual(['done', 'version_conflict']);
    expect(await stored(id)).toMatchObject({ version: 2 });
  });

  it('settles each comment of a batch for itself', async () => {
    const [good, stale, decided] = [await post(1, 'good'), await post(1, 'stale'), await post(1, 'decided')];
    await decide('approve', second, [{ id: decided, version: 1 }]);
    const batch = [
      { id: stale, version: 7 },
      { id: 999_999, version: 1 },
      { id: good, version: 1 },
      { id: decided, version: 2 },
    ];
    const answer = await decide('approve', first, batch);
    expect(answer.body).toEqual({
      status: 1,
      done: [good],
      conflicts: [
        { id: stale, code: 'version_conflict' },
        { id: 999_999, code: 'unknown_comment' },
        { id: decided, code: 'already_decided' },
      ],
    });
    expect(await stored(stale)).toMatchObject({ status: 'pending', version: 1 });
  });

  it('does not lock two overlapping batches against each other', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, index) => post(1, `batch ${index}`)));
    const batch = ids.map((id) => ({ id, version: 1 }));
    const answers = await Promise.all([
      decide('approve', first, batch),
      decide('refuse', second, [...batch].reverse()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ body }) => body.done)).toHaveLength(10);
    expect(answers.flatMap(({ body }) => body.conflicts)).toHaveLength(10);
  });

  it('is for moderators only', async () => {
    const id = await post(1, 'my own');
    const answer = await decide('approve', viewer, [{ id, version: 1 }]);
    expect([answer.status, answer.body.code]).toEqual([403, 'not_allowed']);
    expect((await app.post('/api/console/comments/refuse', { comments: [{ id, version: 1 }] })).status).toBe(401);
    expect(await stored(id)).toMatchObject({ status: 'pending' });
  });

  it('refuses a batch that names a comment twice', async () => {
    const answer = await decide('approve', first, [
      { id: 1, version: 1 },
      { id: 1, version: 2 },
    ]);
    expect(answer.status).toBe(422);
  });

  it('marks the authors who have a plan', async () => {
    const given = {
      userId: 1,
      unit: 'bytes' as const,
      amount: 5,
      reason: 'grant' as const,
      reference: null,
      note: null,
    };
    const change = membershipChanged({ entryId: 1, ...given, vipExpiration: null, bandwidth: 5 });
    await appendAsCommand(app.app, 'membership-1', 1, [change]);
    await eventually(async () => expect(await app.database.rows('select 1 from read.membership')).toHaveLength(1));
    const { id, headers } = await app.approvedComment(viewer, first, { post_id: 3, body: 'of a member' });
    const reply = { post_id: 3, body: 'of the house', parent_id: id };
    const answered = await app.approvedComment(second, first, reply);
    const { body } = await app.post('/api/post/comments', { post_id: 3 }, { ...headers, ...answered.headers });
    const shown = body.comments.find((comment: { id: number }) => comment.id === id);
    expect([shown.user.premium, shown.replies[0].user.premium]).toEqual([true, false]);
    expect(JSON.stringify(body)).not.toMatch(/bandwidth|vip/);
  });
});
