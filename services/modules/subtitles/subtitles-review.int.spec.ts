import { createHash } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { givenRestored, givenWithdrawn } from '#modules/catalogue/testing/given-withdrawn.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { IdleOriginals } from './jobs/idle-originals.ts';
import { UnknownOriginals } from './jobs/unknown-originals.ts';
import { type SubtitlesApp, startSubtitlesApp } from './testing/subtitles-app.ts';

const SRT = '1\n00:00:01,000 --> 00:00:04,000\n.علي اینجاست\n\n2\n00:00:05,000 --> 00:00:08,000\n<i>بله</i>\n';
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const DAY_AND_HOUR_MS = 90_000_000;
const after = ({ headers }: TestAnswer) => ({ 'parde-after': String(headers['parde-position'] ?? 0) });

describe('a subtitle that was sent', () => {
  let app: SubtitlesApp;
  let member: string;
  let moderator: string;

  beforeAll(async () => {
    app = await startSubtitlesApp();
    member = await app.join(1);
    moderator = await app.join(9, 'moderator');
  });
  afterAll(() => app.close());

  const fields = (more: Record<string, string> = {}, token = member) => ({
    token,
    file_id: String(app.file.fileId),
    language: 'fa',
    ...more,
  });
  const suggest = (text: Buffer | string, more: Record<string, string> = {}, token = member) =>
    app.send('/api/user/suggestSubtitle', text, fields(more, token));
  const staff = (headers = {}) => ({ authorization: `Bearer ${moderator}`, ...headers });
  const list = (filter: object, headers = {}) =>
    app.get(`/api/console/subtitles?filter=${encodeURIComponent(JSON.stringify(filter))}`, staff(headers));
  const one = async (sent: TestAnswer) =>
    (await app.get(`/api/console/subtitles/${sent.body.id}`, staff(after(sent)))).body;
  const decide = (decision: 'accept' | 'refuse' | 'reopen', body: object, token = moderator) =>
    app.post(`/api/console/subtitles/${decision}`, { ...body, token });
  const accept = async (sent: TestAnswer, mends: number[] = []) => {
    const { id, version, fingerprint } = await one(sent);
    return decide('accept', { id, version, fingerprint, mends });
  };
  const eventsOf = (stream: string) =>
    app.database.rows<{ type: string; data: Record<string, unknown> }>(
      'select type, data from write.event_log where stream = $1 order by version',
      [stream],
    );
  const published = () =>
    app.database.rows<{ stream: string; version: number; data: Record<string, string> }>(
      `select stream, version, data from write.event_log where type = 'subtitle.published.v1' order by id`,
    );

  const kept = (text: string) =>
    readdir(path.join(app.storageDir, 'subtitle-originals')).then((names) => names.includes(`${sha256(text)}.srt`));
  async function age(text: string): Promise<void> {
    const then = new Date(Date.now() - DAY_AND_HOUR_MS);
    await utimes(path.join(app.storageDir, 'subtitle-originals', `${sha256(text)}.srt`), then, then);
  }

  it('waits for a moderator, and is kept as it was', async () => {
    const sent = await suggest(SRT, { label: ' \u0000 کامل\n ' });
    expect([sent.status, sent.body]).toEqual([200, { status: 1, message: expect.any(String), id: expect.any(Number) }]);
    const [row] = (await list({}, after(sent))).body;
    expect(row).toMatchObject({
      id: sent.body.id,
      state: 'waiting',
      version: 1,
      language: 'fa',
      label: 'کامل',
      format: 'srt',
      charset: 'utf-8',
      cues: 2,
      mends: { letters: 1, punctuation: 1 },
      user: { id: 1, username: 'user1' },
      file: { id: app.file.fileId, post_id: 1, slug: 'title-1', replaced: false },
    });
    const kept = await readFile(path.join(app.storageDir, 'subtitle-originals', `${sha256(SRT)}.srt`), 'utf8');
    expect(kept).toBe(SRT);
    expect(await published()).toEqual([]);
    const work = app.app.get(WaitingWorkRegistry, { strict: false });
    expect(await work.oldest('subtitles', 10)).toMatchObject([
      { id: sent.body.id, text: 'fa', about: { name: { en: expect.any(String) }, file: { season: null } } },
    ]);
  });

  it('is called in the log by its title and its language, in words', async () => {
    const sent = await suggest(SRT.replace('بله', 'نه'), { language: 'ar' });
    await one(sent);
    const names = app.app.get(SubjectNamesRegistry, { strict: false });
    const [name] = await names.of([{ resource: 'submitted-subtitles', resource_id: sent.body.id }]);
    expect(name).toMatchObject({ en: 'Title 1 · Arabic' });
  });

  it('is shown with each mend by itself', async () => {
    const sent = await suggest(`${SRT}\n`);
    const { lines, proposals, fingerprint } = await one(sent);
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(lines[0]).toEqual({ start: 1_000, end: 4_000, text: '.علي اینجاست', settings: '' });
    expect(proposals).toEqual([
      expect.objectContaining({ id: 1, kind: 'letters', cue: 1, before: '.علي اینجاست', after: '.علی اینجاست' }),
      expect.objectContaining({ id: 2, kind: 'punctuation', cue: 1, before: '.علی اینجاست', after: 'علی اینجاست.' }),
    ]);
  });

  it('is published with the mends that were accepted, and no others', async () => {
    const sent = await suggest(`${SRT}\n\n`, { label: 'one' });
    const done = await accept(sent, [1]);
    expect([done.status, done.body.status]).toEqual([200, 1]);
    const [event] = (await published()).slice(-1);
    const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n.علی اینجاست\n\n00:00:05.000 --> 00:00:08.000\n<i>بله</i>\n';
    expect(event?.data).toEqual({
      subtitleId: expect.any(Number),
      sha256: app.file.media.sha256,
      language: 'fa',
      label: 'one',
      vttName: `${sha256(vtt)}.vtt`,
    });
    expect(await readFile(path.join(app.storageDir, 'subtitles', `${sha256(vtt)}.vtt`), 'utf8')).toBe(vtt);
    const shown = (await app.get(`/api/console/subtitles/${sent.body.id}`, staff(after(done)))).body;
    expect(shown).toMatchObject({ state: 'published', version: 2, decided_by: 'user9' });
    const [, accepted] = await eventsOf(`submitted-subtitle-${sent.body.id}`);
    expect(accepted).toMatchObject({ type: 'subtitle.accepted.v1', data: { mends: 1, moderatorId: 9 } });
    const audit = await app.database.rows(
      `select data from write.event_log where type = 'staff.acted.v1' and data ->> 'stream' = $1`,
      [`submitted-subtitle-${sent.body.id}`],
    );
    expect(audit).toEqual([
      { data: expect.objectContaining({ actorId: 9, operation: 'POST /api/console/subtitles/accept' }) },
    ]);
  });

  it('is read in the charset that the moderator says', async () => {
    const words = 'Çáóáã ÏæÓÊÇä';
    const bytes = Buffer.from(`1\n00:00:01,000 --> 00:00:04,000\n${words}\n`, 'latin1');
    const sent = await suggest(bytes, { label: 'said' });
    const read = async (charset: string) =>
      (await app.get(`/api/console/subtitles/${sent.body.id}?charset=${charset}`, staff(after(sent)))).body;
    const said = await read('windows-1252');
    expect([said.charset, said.lines[0].text]).toEqual(['windows-1252', words]);
    expect((await read('windows-1256')).lines[0].text).toBe(
      new TextDecoder('windows-1256').decode(Buffer.from(words, 'latin1')),
    );
    expect((await read('utf-16le')).code).toBe('not_a_subtitle');
    const { id, version, fingerprint } = said;
    const unsaid = await decide('accept', { id, version, fingerprint, mends: [] });
    expect([unsaid.status, unsaid.body.code]).toEqual([409, 'other_mends']);
    const done = await decide('accept', { id, version, fingerprint, mends: [], charset: 'windows-1252' });
    expect(done.status).toBe(200);
    const [event] = (await published()).slice(-1);
    const vtt = await readFile(path.join(app.storageDir, 'subtitles', String(event?.data['vttName'])), 'utf8');
    expect(vtt).toContain(words);
    const shown = (await app.get(`/api/console/subtitles/${id}`, staff(after(done)))).body;
    expect([shown.charset, shown.lines[0].text]).toEqual(['windows-1252', words]);
  });

  it('takes the place of the one before in its track', async () => {
    const first = await suggest(`${SRT}a`, { label: 'track' });
    await accept(first);
    const second = await suggest(`${SRT}b`, { label: 'track' });
    const done = await accept(second);
    const [one, two] = (await published()).slice(-2);
    expect([two?.data['subtitleId'], two?.version]).toEqual([one?.data['subtitleId'], (one?.version ?? 0) + 1]);
    const states = (await list({ id: [first.body.id, second.body.id] }, after(done))).body;
    expect(states.map(({ state }: { state: string }) => state)).toEqual(['replaced', 'published']);
    expect((await list({ state: 'replaced' })).body.map(({ id }: { id: number }) => id)).toEqual([first.body.id]);
  });

  it('is refused with a reason', async () => {
    const sent = await suggest(`${SRT}c`);
    expect((await decide('refuse', { id: sent.body.id, version: 1, reason: ' ' })).status).toBe(422);
    const done = await decide('refuse', { id: sent.body.id, version: 1, reason: 'out of time' });
    expect(done.status).toBe(200);
    const [row] = (await list({ state: 'refused' }, after(done))).body;
    expect(row).toMatchObject({ id: sent.body.id, reason: 'out of time', decided_by: 'user9' });
    expect((await suggest(`${SRT}c`)).status).toBe(200);
  });

  it('waits again when its refusal is taken back', async () => {
    const sent = await suggest(`${SRT}p`);
    const { id } = sent.body;
    expect((await decide('reopen', { id, version: 1 })).body.code).toBe('already_decided');
    await decide('refuse', { id, version: 1, reason: 'by mistake' });
    expect((await decide('reopen', { id, version: 1 })).body.code).toBe('version_conflict');
    expect((await decide('reopen', { id, version: 2 }, member)).status).toBe(403);
    const done = await decide('reopen', { id, version: 2 });
    expect([done.status, done.body]).toEqual([200, { status: 1, message: 'The subtitle waits again' }]);
    const [row] = (await list({ id: [id] }, after(done))).body;
    expect(row).toMatchObject({ state: 'waiting', version: 3, reason: null, decided_by: null, decided_at: null });
    expect((await suggest(`${SRT}p`)).body.code).toBe('subtitle_known');
    expect((await accept(sent)).status).toBe(200);
  });

  it('stays refused when the same was sent since, or its bytes are gone', async () => {
    const [again, old] = [await suggest(`${SRT}q`), await suggest(`${SRT}r`)];
    for (const { body } of [again, old]) await decide('refuse', { id: body.id, version: 1, reason: 'x' });
    await suggest(`${SRT}q`);
    expect((await decide('reopen', { id: again.body.id, version: 2 })).body.code).toBe('sent_again');
    await app.database.rows(
      `update write.submitted_subtitle set decided_at = now() - interval '1 year' where id = $1`,
      [old.body.id],
    );
    await app.app.get(IdleOriginals).remove();
    expect((await decide('reopen', { id: old.body.id, version: 2 })).body.code).toBe('bytes_removed');
  });

  it('is decided once, as it was seen', async () => {
    const sent = await suggest(`${SRT}d`);
    const { id, fingerprint } = await one(sent);
    const acceptance = { id, version: 1, fingerprint, mends: [] };
    expect((await decide('accept', { ...acceptance, version: 2 })).body.code).toBe('version_conflict');
    expect((await decide('accept', { ...acceptance, fingerprint: '0'.repeat(64) })).body.code).toBe('other_mends');
    expect((await decide('accept', { ...acceptance, id: 999_999 })).body.code).toBe('unknown_subtitle');
    const before = (await published()).length;
    const both = await Promise.all([decide('accept', acceptance), decide('accept', acceptance)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await published()).length).toBe(before + 1);
    expect((await decide('refuse', { id, version: 2, reason: 'late' })).body.code).toBe('already_decided');
  });

  it('is accepted once by who asks for it again under the same Idempotency-Key', async () => {
    const sent = await suggest(`${SRT}s`);
    const { id, version, fingerprint } = await one(sent);
    const acceptance = { id, version, fingerprint, mends: [], token: moderator };
    const send = (key: string) => app.post('/api/console/subtitles/accept', acceptance, { 'idempotency-key': key });
    const [first, again] = [await send('lost'), await send('lost')];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect((await send('another')).body.code).toBe('already_decided');
  });

  it('is not taken twice, nor for what is no file', async () => {
    expect((await suggest(`${SRT}e`)).status).toBe(200);
    const again = await suggest(`${SRT}e`);
    expect([again.status, again.body.code]).toEqual([409, 'subtitle_known']);
    expect((await suggest(`${SRT}e`, { language: 'en' })).status).toBe(200);
    expect((await suggest(SRT, { file_id: '999999' })).body.code).toBe('unknown_file');
  });

  it.each(['/api/user/suggestSubtitle', '/api/console/subtitles/upload'])(
    'that is sent to %s again after its answer was lost is the first',
    async (route) => {
      const send = (text: string) =>
        app.send(route, text + route, fields({}, moderator), { 'idempotency-key': `lost ${route}` });
      const first = await send(`${SRT}t`);
      expect(first.status).toBe(200);
      expect((await send(`${SRT}t`)).body).toEqual(first.body);
      expect((await send(`${SRT}u`)).body.code).toBe('idempotency_key_reused');
    },
  );

  it.each([
    ['unreadable', 'no subtitle at all', {}, 422, 'not_a_subtitle'],
    ['too large', `${SRT}${'x'.repeat(1_048_577)}`, {}, 422, 'subtitle_too_large'],
    ['without a language', SRT, { language: '' }, 422, 'invalid_request'],
    ['with other fields', SRT, { role: 'admin' }, 422, 'invalid_request'],
    ['of nobody', SRT, { token: '' }, 401, undefined],
  ])('that is %s is refused', async (_, file, more, status, code) => {
    const answer = await suggest(file, more);
    expect(answer.status).toBe(status);
    if (code) expect(answer.body.code).toBe(code);
  });

  it('needs a file', async () => {
    const answer = await app.post('/api/user/suggestSubtitle', {
      token: member,
      file_id: app.file.fileId,
      language: 'fa',
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'subtitle_missing']);
  });

  it('may be brought by the staff, and looked at by nobody else', async () => {
    const upload = (token: string) => app.send('/api/console/subtitles/upload', `${SRT}f`, fields({}, token));
    expect((await upload(member)).status).toBe(403);
    const sent = await upload(moderator);
    expect(sent.status).toBe(200);
    const asMember = { authorization: `Bearer ${member}` };
    for (const route of ['', `/${sent.body.id}`]) {
      expect((await app.get(`/api/console/subtitles${route}`, asMember)).status).toBe(403);
    }
    expect((await decide('refuse', { id: sent.body.id, version: 1, reason: 'x' }, member)).status).toBe(403);
  });

  it('for a film that is not on the site is brought by the staff alone', async () => {
    const other = (words: string) => SRT.replace('بله', words);
    await givenWithdrawn(app, 1);
    const refused = await suggest(other('پیش از نمایش'));
    const brought = await app.send('/api/console/subtitles/upload', other('آماده'), fields({}, moderator));
    await givenRestored(app, 1);
    expect([refused.status, refused.body.code]).toEqual([404, 'unknown_file']);
    expect(brought.status).toBe(200);
  });

  it('loses its bytes a fortnight after it was refused, and nothing else', async () => {
    const caretaker = app.app.get(IdleOriginals);
    const refusal = async (text: string, daysAgo: number) => {
      const sent = await suggest(text);
      const done = await decide('refuse', { id: sent.body.id, version: 1, reason: 'x' });
      await app.database.rows(
        `update write.submitted_subtitle set decided_at = now() - $2 * interval '1 day' where id = $1`,
        [sent.body.id, daysAgo],
      );
      return { id: sent.body.id as number, done };
    };
    const [old, fresh, again] = [`${SRT}l`, `${SRT}m`, `${SRT}n`];
    const { id, done } = await refusal(old, 15);
    await refusal(fresh, 13);
    await refusal(again, 15);
    const waiting = await suggest(again);
    expect(waiting.status).toBe(200);
    expect(await caretaker.remove()).toBe(1);
    expect(await Promise.all([old, fresh, again].map(kept))).toEqual([false, true, true]);
    expect(await caretaker.remove()).toBe(0);
    const shown = await app.get(`/api/console/subtitles/${id}`, staff(after(done)));
    expect([shown.status, shown.body]).toEqual([
      200,
      expect.objectContaining({ state: 'refused', lines: [], reason: 'x' }),
    ]);
    // Whoever sends it again is looked at as if for the first time.
    expect((await accept(await suggest(old))).status).toBe(200);
    expect(await caretaker.remove()).toBe(0);
  });

  it('keeps the bytes of what is sent again in the moment of their removal', async () => {
    const caretaker = app.app.get(IdleOriginals);
    for (let round = 0; round < 5; round++) {
      const text = `${SRT}o${round}`;
      const first = await suggest(text);
      await decide('refuse', { id: first.body.id, version: 1, reason: 'x' });
      await app.database.rows(
        `update write.submitted_subtitle set decided_at = now() - interval '1 year' where id = $1`,
        [first.body.id],
      );
      const [second] = await Promise.all([suggest(text), caretaker.remove()]);
      expect((await accept(second)).status).toBe(200);
    }
  });

  it('leaves no bytes where it did not come to be, a day later', async () => {
    const caretaker = app.app.get(UnknownOriginals);
    const [left, justCome, known] = [`${SRT}left`, `${SRT}just come`, `${SRT}known`];
    expect((await suggest(known)).status).toBe(200);
    for (const text of [left, justCome]) {
      await app.database.rows(
        `alter table write.event_log add constraint no_more check (type <> 'subtitle.submitted.v1' or position is not null) not valid`,
      );
      expect((await suggest(text)).status).toBe(500);
      await app.database.rows('alter table write.event_log drop constraint no_more');
    }
    for (const text of [left, known]) await age(text);
    expect(await caretaker.remove()).toBe(1);
    expect(await Promise.all([left, justCome, known].map(kept))).toEqual([false, true, true]);
  });

  it('keeps its bytes when they were left there by another try and are just being removed', async () => {
    for (let round = 0; round < 5; round++) {
      const text = `${SRT}left ${round}`;
      const original = `subtitle-originals/${sha256(text)}.srt`;
      await app.app.get(StoragePort).put(original, Buffer.from(text));
      await age(text);
      const [sent] = await Promise.all([suggest(text), app.app.get(UnknownOriginals).remove()]);
      expect((await accept(sent)).status).toBe(200);
    }
  });

  it('keeps its place when its file goes from offer', async () => {
    const sent = await suggest(`${SRT}g`);
    await app.retireFile();
    await eventually(async () => expect((await one(sent)).file).toBeNull());
    expect((await accept(sent)).status).toBe(200);
  });

  it('forgets who sent it with the account', async () => {
    await appendAsCommand(app.app, 'user-1', 1, [userDeleted({ userId: 1 })]);
    await eventually(async () => {
      const rows = (await list({ user_id: 1 })).body as { user: { username: string } }[];
      expect(new Set(rows.map(({ user }) => user.username))).toEqual(new Set(['deleted']));
    });
  });

  it('leaves nothing of a refused upload behind but what may come again', async () => {
    const folders = await readdir(app.storageDir);
    expect(folders.sort()).toEqual(['subtitle-originals', 'subtitles']);
  });
});
