import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { givenRetired } from '#modules/catalogue/testing/given-release-files.ts';
import { givenRestored, givenWithdrawn } from '#modules/catalogue/testing/given-withdrawn.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { type SupportApp, startSupportApp } from './testing/support-app.ts';

let app: SupportApp;
let first: string;
let second: string;
let moderator: string;

beforeAll(async () => {
  app = await startSupportApp();
  first = await app.join(1);
  second = await app.join(2);
  moderator = await app.join(9, 'moderator');
});
afterAll(() => app.close());

const report = (token: string, fileId: number, reason: string, note = '', headers = {}) =>
  app.post('/api/user/report2', { file_id: fileId, user_id: 7, fields: { reason, note }, token }, headers);
const after = (answer: TestAnswer) => ({ 'parde-after': String(answer.headers['parde-position'] ?? 0) });
const list = (filter: object = {}, headers = {}) =>
  app.get(`/api/console/file-reports?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    authorization: `Bearer ${moderator}`,
    ...headers,
  });
const caseOf = async (fileId: number, answer?: TestAnswer) =>
  (await list({ id: [fileId] }, answer && after(answer))).body[0];
const rule = (verb: 'settle' | 'reopen', cases: { id: number; version: number }[], outcome?: string) =>
  app.post(`/api/console/file-reports/${verb}`, { cases, ...(outcome && { outcome }), token: moderator });
const settledEvents = (fileId: number) =>
  app.database.rows<{ data: { outcome: string; reports: { userId: number }[] } }>(
    `select data from write.event_log where stream = $1 and type = 'file-case.settled.v1' order by version`,
    [`file-case-${fileId}`],
  );

describe('a report', () => {
  it('is about a file that has a name', async () => {
    await eventually(async () => {
      const answer = await app.post('/api/user/report1', { file_id: app.files[0], token: first });
      expect(answer.body).toEqual({
        status: 1,
        file_name: 'Leila.1997.1080p.WEB-DL.mp4',
        post: expect.objectContaining({ id: 1, name: { fa: 'لیلا', en: 'Leila' } }),
        file: { id: app.files[0], quality: 12, dubbed: false, censored: false, season: null, episode: null },
      });
    });
  });

  it('opens a case, in which everybody’s word stands beside the others’', async () => {
    const file = app.files[0]!;
    expect((await report(first, file, 'bad_sound', 'از دقیقه ۱۰ صدا نیست')).body).toEqual({
      status: 1,
      message: 'Your report sent successfully',
    });
    const last = await report(second, file, 'does_not_play');
    expect(await caseOf(file, last)).toMatchObject({
      id: file,
      version: 2,
      state: 'open',
      reports: 2,
      file_name: 'Leila.1997.1080p.WEB-DL.mp4',
      reporters: [
        { user: { id: 2, username: 'user2' }, reason: 'does_not_play', note: '', waiting: true },
        { user: { id: 1, username: 'user1' }, reason: 'bad_sound', note: 'از دقیقه ۱۰ صدا نیست' },
      ],
    });
  });

  it('waits with the name of its file in the list of all that waits', async () => {
    const work = app.app.get(WaitingWorkRegistry, { strict: false });
    expect(await work.oldest('file_reports', 1)).toEqual([
      {
        id: app.files[0],
        since: expect.anything(),
        text: 'از دقیقه ۱۰ صدا نیست',
        by: 'user1',
        about: { name: { fa: 'لیلا', en: 'Leila' }, file: { post_type: 1, quality: 12, season: null, episode: null } },
      },
    ]);
  });

  it('of the same member is the same one, said better; word for word again it changes nothing', async () => {
    const file = app.files[1]!;
    await report(first, file, 'other', 'something');
    const better = await report(first, file, 'bad_picture', 'green from the middle on');
    expect(await caseOf(file, better)).toMatchObject({
      version: 2,
      reports: 1,
      reporters: [{ reason: 'bad_picture' }],
    });
    await report(first, file, 'bad_picture', ' green from the middle on ');
    const twice = await Promise.all(
      ['a', 'a', 'b'].map((key) => report(second, file, 'bad_sound', '', { 'idempotency-key': key })),
    );
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200]);
    await eventually(async () => expect(await caseOf(file)).toMatchObject({ version: 3, reports: 2 }));
  });

  it('is refused without a reason that says something, for no file and to guests', async () => {
    const file = app.files[0]!;
    expect((await report(first, file, 'other', ' \u200b')).body.errors).toEqual({
      'fields.note': ['Please tell us what is wrong'],
    });
    expect((await report(first, file, 'nonsense')).body.code).toBe('invalid_request');
    expect(await report(first, 999_999, 'bad_sound')).toMatchObject({ status: 404, body: { code: 'unknown_file' } });
    expect(await app.post('/api/user/report1', { file_id: 999_999, token: first })).toMatchObject({ status: 404 });
    const guest = await app.post('/api/user/report2', { file_id: file, fields: { reason: 'bad_sound' } });
    expect([guest.status, guest.body.auth_error]).toEqual([401, 'token_required']);
  });
});

describe('a case', () => {
  it('is settled for those who were read, and tells who reported; taken back, they wait again', async () => {
    const file = app.files[0]!;
    expect((await rule('settle', [{ id: file, version: 1 }], 'mended')).body).toEqual({
      status: 1,
      done: [],
      conflicts: [{ id: file, code: 'version_conflict' }],
    });
    const settled = await rule('settle', [{ id: file, version: 2 }], 'mended');
    expect(settled.body.done).toEqual([file]);
    expect(
      (await settledEvents(file)).map(({ data }) => [data.outcome, data.reports.map(({ userId }) => userId)]),
    ).toEqual([['mended', [1, 2]]]);
    expect(await caseOf(file, settled)).toMatchObject({ state: 'mended', version: 3, reports: 0, settled_by: 'user9' });
    expect((await list({}, after(settled))).body.map(({ id }: { id: number }) => id)).not.toContain(file);

    const reopened = await rule('reopen', [{ id: file, version: 3 }]);
    expect(await caseOf(file, reopened)).toMatchObject({ state: 'open', version: 4, reports: 2, settled_by: null });
    expect((await rule('reopen', [{ id: file, version: 4 }])).body.conflicts).toEqual([
      { id: file, code: 'already_decided' },
    ]);
  });

  it('opens again with a new report, which alone the next decision settles', async () => {
    const file = app.files[0]!;
    await rule('settle', [{ id: file, version: 4 }], 'dismissed');
    const again = await report(second, file, 'does_not_play', 'still');
    expect(await caseOf(file, again)).toMatchObject({ state: 'open', version: 6, reports: 1 });
    const settled = await rule('settle', [{ id: file, version: 6 }], 'mended');
    const events = await settledEvents(file);
    expect(events.at(-1)?.data).toMatchObject({ outcome: 'mended', reports: [{ userId: 2 }] });
    expect(await caseOf(file, settled)).toMatchObject({ state: 'mended', reports: 0 });
  });

  it('can be dismissed and then mended after all', async () => {
    const file = app.files[1]!;
    await rule('settle', [{ id: file, version: 3 }], 'dismissed');
    const mended = await rule(
      'settle',
      [
        { id: file, version: 4 },
        { id: 999_999, version: 1 },
      ],
      'mended',
    );
    expect(mended.body).toMatchObject({ done: [file], conflicts: [{ id: 999_999, code: 'unknown_case' }] });
    expect((await settledEvents(file)).at(-1)?.data).toMatchObject({ reports: [{ userId: 1 }, { userId: 2 }] });
  });

  it('stays when its file is not on offer any more', async () => {
    const file = app.files[2]!;
    const reported = await report(first, file, 'wrong_title');
    await caseOf(file, reported);
    await givenRetired(app.app, [file]);
    await eventually(async () =>
      expect(await caseOf(file)).toMatchObject({ state: 'open', file_name: null, post: null }),
    );
    expect(await report(second, file, 'wrong_title')).toMatchObject({ status: 404 });
    const answer = await app.get(`/api/console/file-reports/${file}`, { authorization: `Bearer ${moderator}` });
    expect(answer.body).toMatchObject({ id: file, reports: 1 });
  });

  it('is not taken about a film that was withdrawn', async () => {
    const file = app.files[1]!;
    await givenWithdrawn(app, 1);
    const refused = await report(second, file, 'wrong_title');
    await givenRestored(app, 1);
    expect(refused).toMatchObject({ status: 404, body: { code: 'unknown_file' } });
    expect((await report(second, file, 'wrong_title')).status).toBe(200);
  });

  it('is for moderators', async () => {
    expect((await app.get('/api/console/file-reports', { authorization: `Bearer ${first}` })).status).toBe(403);
    const body = { cases: [{ id: 1, version: 1 }], outcome: 'mended', token: first };
    expect((await app.post('/api/console/file-reports/settle', body)).status).toBe(403);
  });

  it('forgets who wrote when they are deleted, whichever comes first', async () => {
    const file = app.files[1]!;
    const gone = await app.join(3);
    const reported = await report(gone, file, 'other', 'my secret');
    await caseOf(file, reported);
    await appendAsCommand(app.app, 'user-3', 1, [userDeleted({ userId: 3 })]);
    await eventually(async () => {
      const rows = (await caseOf(file)).reporters.filter(({ user }: { user: { id: number } }) => user.id === 3);
      expect(rows).toEqual([expect.objectContaining({ user: { id: 3, username: 'deleted' }, note: '' })]);
    });
  });
});
