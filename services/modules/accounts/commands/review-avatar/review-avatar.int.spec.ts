import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '#platform/testing/eventually.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { AccountsApp } from '../../testing/accounts-app.ts';
import { jpeg } from '../../testing/pictures.ts';

let accounts: AccountsApp;
let moderator: string;
let member: number;
let token: string;

beforeAll(async () => {
  accounts = await AccountsApp.start();
  moderator = await accounts.staff('moderator');
  member = await accounts.member('photographer');
  token = await accounts.tokenOf('photographer');
});
afterAll(() => accounts.close());

const upload = async (): Promise<string> => (await accounts.upload(await jpeg(64, 64), { token })).body.avatar_path;
const review = (avatar_path: string, outcome: string, by = moderator, avatar_waiting = true, headers = {}) =>
  accounts.test.post(
    '/api/console/users/reviewAvatar',
    { user_id: member, avatar_path, avatar_waiting, outcome, token: by },
    headers,
  );
const seen = async () => {
  await accounts.projected();
  const headers = { authorization: `Bearer ${moderator}` };
  const { avatar_path, avatar_waiting } = (await accounts.test.get(`/api/console/users/${member}`, headers)).body;
  return { avatar_path, avatar_waiting };
};
const waiting = () => accounts.test.app.get(WaitingWorkRegistry, { strict: false }).oldest('avatars', 10);

describe('a member’s new picture', () => {
  it('waits for a look of the staff while everybody sees it, and stays when it is fine', async () => {
    const avatar_path = await upload();
    expect(await seen()).toEqual({ avatar_path, avatar_waiting: true });
    expect(await waiting()).toEqual([expect.objectContaining({ id: member, by: 'photographer' })]);
    const kept = await review(avatar_path, 'kept');
    expect(kept.body).toEqual({ status: 1, message: 'The picture stays' });
    expect(await seen()).toEqual({ avatar_path, avatar_waiting: false });
    expect(await waiting()).toEqual([]);
  });

  it('is taken away with its file when it is not', async () => {
    const avatar_path = await upload();
    const removed = await review(avatar_path, 'removed');
    expect(removed.body.status).toBe(1);
    expect(await seen()).toEqual({ avatar_path: null, avatar_waiting: false });
    await eventually(async () =>
      expect(await readdir(path.join(accounts.storageDir, 'avatars'))).not.toContain(path.basename(avatar_path)),
    );
    const events = await accounts.rows<{ type: string; data: object }>(
      `select type, data from write.event_log where stream = $1 order by version desc limit 2`,
      [`user-${member}`],
    );
    expect(events.map(({ type }) => type)).toEqual(['user.avatar-changed.v1', 'user.avatar-reviewed.v1']);
  });

  it('is judged as it was seen', async () => {
    const first = await upload();
    const second = await upload();
    const late = await review(first, 'removed');
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
    expect(await seen()).toEqual({ avatar_path: second, avatar_waiting: true });
    await accounts.test.post('/api/user/removeAvatar', { token });
    expect((await review(second, 'kept')).status).toBe(409);
    expect(await seen()).toEqual({ avatar_path: null, avatar_waiting: false });
  });

  it('stays as the quicker of two moderators has decided', async () => {
    const colleague = await accounts.staff('admin');
    const avatar_path = await upload();
    expect((await review(avatar_path, 'kept')).status).toBe(200);
    for (const outcome of ['removed', 'kept']) {
      const late = await review(avatar_path, outcome, colleague);
      expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
    }
    expect(await seen()).toEqual({ avatar_path, avatar_waiting: false });
    // Whoever knows of that may still take it away.
    expect((await review(avatar_path, 'removed', colleague, false)).status).toBe(200);
    expect(await seen()).toEqual({ avatar_path: null, avatar_waiting: false });
  });

  it.each(['kept', 'removed'])('is %s also for who says so again after the answer was lost', async (outcome) => {
    const avatar_path = await upload();
    const say = () => review(avatar_path, outcome, moderator, true, { 'idempotency-key': `lost ${outcome}` });
    const first = await say();
    expect(first.status).toBe(200);
    expect((await say()).body).toEqual(first.body);
  });

  it('waits anew where it takes the place of one that was looked at', async () => {
    await review(await upload(), 'kept');
    expect((await review(await upload(), 'removed')).status).toBe(200);
  });

  it('is judged by staff', async () => {
    const avatar_path = await upload();
    expect((await review(avatar_path, 'removed', token)).status).toBe(403);
    expect((await review(avatar_path, 'ugly')).status).toBe(422);
  });
});
