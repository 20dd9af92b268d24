import { eventually } from '#platform/testing/eventually.ts';
import { after, type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

const PUBLISHED = 'Your comment is published';

describe('the rules by which comments are moderated', () => {
  let app: CommunityApp;
  let moderator: string;
  let version = 0;
  let members = 100;

  beforeAll(async () => {
    app = await startCommunityApp();
    moderator = await app.join(9, 'moderator');
  });
  afterAll(() => app.close());

  const staff = (headers = {}) => ({ authorization: `Bearer ${moderator}`, ...headers });
  const save = (rules: object, token = moderator) => app.post('/api/console/moderation-rules', { ...rules, token });
  const saved = async (trust_after: number | null, words: string[] = []) => {
    const answer = await save({ version, trust_after, words });
    expect(answer.status).toBe(200);
    version = answer.body.version;
    return answer;
  };
  const comment = (token: string, body = 'well said') =>
    app.post('/api/user/comment', { comment: { post_id: 1, body }, token });
  const join = () => {
    members += 1;
    return app.join(members);
  };
  /** Of whose comments so many were approved. */
  const known = async (approved: number) => {
    const token = await join();
    for (let n = 0; n < approved; n++) await app.approvedComment(token, moderator, { post_id: 1, body: `said ${n}` });
    return token;
  };
  const one = async (id: number, headers = {}) => (await app.get(`/api/console/comments/${id}`, staff(headers))).body;

  it('are opened as they were saved, words as they are looked for', async () => {
    expect((await app.get('/api/console/moderation-rules', staff())).body).toEqual({
      version: 0,
      trust_after: null,
      words: [],
    });
    const answer = await saved(null, [' Casino ', 'قمار', 'casino', '']);
    expect((await app.get('/api/console/moderation-rules', staff(after(answer)))).body).toEqual({
      version: 1,
      trust_after: null,
      words: ['casino', 'قمار'],
    });
  });

  it('have no new version where nothing differs', async () => {
    const { version: kept } = (await saved(3, ['casino', 'قمار'])).body;
    expect((await saved(3, ['casino', ' قمار '])).body.version).toBe(kept);
    await saved(null, ['casino', 'قمار']);
  });

  it('are not overwritten by who has not seen them, and are for moderators', async () => {
    const late = await save({ version: version - 1, trust_after: null, words: [] });
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
    expect((await save({ version, trust_after: 1, words: [] })).status).toBe(422);
    expect((await save({ version, trust_after: null, words: [] }, await join())).status).toBe(403);
  });

  it('show a moderator what to look at, and decide nothing', async () => {
    const posted = await comment(await join(), 'A CASINO: www.example.com, call 0912 345 6789');
    const shown = await one(posted.body.comment_id, after(posted));
    expect(shown.hints).toEqual([
      { kind: 'link', text: 'www.example.com' },
      { kind: 'phone', text: '0912 345 6789' },
      { kind: 'word', text: 'casino' },
    ]);
    expect(shown.status).toBe('pending');
  });

  it('let a long-standing author’s words appear at once, when that is switched on', async () => {
    const author = await known(3);
    expect((await comment(author)).body.published).toBe(false);
    await saved(3);
    const posted = await eventually(async () => {
      const answer = await comment(author);
      expect(answer.body).toMatchObject({ published: true, message: PUBLISHED });
      return answer;
    });
    const id = posted.body.comment_id;
    const seen = await app.post('/api/post/comments', { post_id: 1, page: 1 }, after(posted));
    expect(seen.body.comments.map((row: { id: number }) => row.id)).toContain(id);
    expect(await one(id)).toMatchObject({ status: 'approved', version: 2, decided_by: null });
    const edited = await app.post('/api/user/editComment', {
      comment: { comment_id: id, body: 'well said, and more' },
      token: author,
    });
    expect(edited.body.message).toBe(PUBLISHED);
    expect(await one(id, after(edited))).toMatchObject({ status: 'approved', version: 4, body: 'well said, and more' });
  });

  it('let first comments wait, and what is to be looked at', async () => {
    await saved(3, ['casino']);
    await eventually(async () => expect((await comment(await known(3), 'a casino')).body.published).toBe(false));
    expect((await comment(await known(2))).body.published).toBe(false);
    expect((await comment(await known(3), 'see www.example.com')).body.published).toBe(false);
    expect((await comment(await known(3))).body.published).toBe(true);
  });

  it('trust nobody any more of whom a comment was refused', async () => {
    const author = await known(3);
    const posted = await comment(author);
    expect(posted.body.published).toBe(true);
    const refused = await app.post('/api/console/comments/refuse', {
      comments: [{ id: posted.body.comment_id, version: 2 }],
      refusal: 'insult',
      token: moderator,
    });
    expect(refused.body.done).toHaveLength(1);
    expect(await one(posted.body.comment_id, after(refused))).toMatchObject({ status: 'refused', refusal: 'insult' });
    expect((await comment(author)).body.published).toBe(false);
  });
});
