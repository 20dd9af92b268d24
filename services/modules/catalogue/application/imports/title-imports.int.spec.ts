import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { multipart } from '#platform/testing/multipart.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../../catalogue.read.module.ts';
import { CatalogueWorkersModule } from '../../catalogue.workers.module.ts';
import { CatalogueWriteModule } from '../../catalogue.write.module.ts';
import { ImportRunner } from '../../jobs/import-runner.ts';
import { SpentImportFiles } from '../../jobs/spent-import-files.ts';

let test: TestApp;
let folder: string;
let admin: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-imports-'));
  test = await startTestApp({
    modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule, CatalogueWorkersModule],
    environment: { DATA_DIR: folder, STORAGE_DIR: path.join(folder, 'storage') },
  });
  admin = { authorization: `Bearer ${test.signIn({ userId: 1, role: 'admin' })}` };
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true });
});

const movie = (title: string, year: number | string) =>
  JSON.stringify({ type: 'movie', title, year, source: 'wikipedia', source_id: `${title}_${year}` });

async function send(
  lines: string[],
  fields: Record<string, string> = {},
  token = admin['authorization']?.slice(7),
  headers: Record<string, string> = {},
) {
  const bytes = gzipSync(lines.join('\n'));
  const form = multipart(
    { bytes, name: 'titles.jsonl.gz' },
    { token: token ?? '', name: 'titles.jsonl.gz', ...fields },
  );
  Object.assign(form.headers, headers);
  const answer = await test.app.inject({ method: 'POST', url: '/api/console/imports', ...form });
  return { status: answer.statusCode, body: answer.json() };
}
const act = (what: string, id: number, headers = {}) =>
  test.post(`/api/console/imports/${what}`, { id }, { ...admin, ...headers });

/** As a worker does every other second. */
async function ended(id: number) {
  return await eventually(async () => {
    await test.app.get(ImportRunner).beginNext();
    const { body } = await test.get(`/api/console/imports/${id}`, admin);
    expect(['done', 'failed', 'cancelled']).toContain(body.stage);
    return body;
  });
}
const titles = async (like: string) =>
  (await test.database.rows('select 1 from write.title where slug like $1', [like])).length;
/** Names in the storage. */
const stored = async () =>
  (await readdir(path.join(folder, 'storage', 'imports'))).map((name) => `imports/${name}`).sort();
const fileOf = async (id: number) =>
  (await test.database.row<{ file: string }>('select file from write.title_import where id = $1', [id]))?.file;

describe('an import that the staff asks for', () => {
  it('is tried first, tells what it would do and refuse, and is then done with the same file', async () => {
    const sent = await send([movie('Iota', 1990), movie('Kappa', 'once'), movie('Lambda', 1991)], { dry_run: '1' });
    expect(sent).toMatchObject({ status: 200, body: { status: 1 } });
    const tried = await ended(sent.body.id);
    expect(tried).toMatchObject({
      name: 'titles.jsonl.gz',
      dry_run: true,
      stage: 'done',
      begun_by: 1,
      counts: { lines: 3, titles: 2, added: 2, refused: 1 },
      refusals: [{ line: 2, reason: expect.stringContaining('year') }],
      can_apply: true,
    });
    expect(tried.bytes_read).toBe(tried.bytes);
    expect(await titles('iota%')).toBe(0);

    const { body } = await act('apply', sent.body.id);
    const done = await ended(body.id);
    expect(done).toMatchObject({ dry_run: false, stage: 'done', counts: { added: 2, refused: 1 }, can_apply: false });
    expect(await titles('iota%')).toBe(1);
    expect((await act('apply', sent.body.id)).status).toBe(409);

    const { body: list } = await test.get('/api/console/imports', admin);
    expect(list.map(({ id }: { id: number }) => id)).toEqual([body.id, sent.body.id]);
    expect(list[1]).toMatchObject({ can_apply: false });
  });

  it('leaves no file in the storage once it is over, but keeps one that was only tried', async () => {
    const tried = (await send([movie('Mu', 1992)], { dry_run: '1' })).body.id;
    const file = await fileOf(tried);
    await ended(tried);
    const done = (await send([movie('Nu', 1993)], { dry_run: '0' })).body.id;
    expect(await stored()).toHaveLength(2);
    await ended(done);
    await eventually(async () => expect(await stored()).toEqual([file]));
    expect((await test.get(`/api/console/imports/${tried}`, admin)).body).toMatchObject({ can_apply: true });
  });

  it('whose file was stored, and that was then not begun, leaves it for a day', async () => {
    const known = await stored();
    const storage = test.app.get(StoragePort);
    for (const name of ['imports/left.txt', 'imports/just-come.txt']) await storage.put(name, Buffer.from('titles'));
    const dayBefore = new Date(Date.now() - 90_000_000);
    for (const name of [...known, 'imports/left.txt'])
      await utimes(String(storage.localPath(name)), dayBefore, dayBefore);
    expect(await test.app.get(SpentImportFiles).remove()).toBe(1);
    expect(await stored()).toEqual([...known, 'imports/just-come.txt'].sort());
    await storage.remove('imports/just-come.txt');
  });

  it('of which the end was told, but whose file resists, keeps it in mind', async () => {
    const { id } = (await send([movie('Pi', 1997)], { dry_run: '0' })).body;
    const remove = jest
      .spyOn(test.app.get(StoragePort), 'remove')
      .mockRejectedValue(new Error('a storage that is away'));
    await ended(id);
    await eventually(async () => expect(remove).toHaveBeenCalled());
    const file = await fileOf(id);
    expect(await stored()).toContain(file);
    remove.mockRestore();
    expect(await test.app.get(SpentImportFiles).remove()).toBe(1);
    expect(await stored()).not.toContain(file);
  });

  it('that is sent again after its answer was lost is the one that was begun, and leaves one file', async () => {
    const key = { 'idempotency-key': 'lost' };
    const begin = (title: string) => send([movie(title, 1999)], { dry_run: '1' }, undefined, key);
    const first = await begin('Psi');
    expect(first.status).toBe(200);
    const files = await stored();
    expect(await begin('Psi')).toEqual(first);
    expect((await begin('Chi')).body.code).toBe('idempotency_key_reused');
    expect(await stored()).toEqual(files);
    await ended(first.body.id);
    const applied = await act('apply', first.body.id, key);
    expect(applied.status).toBe(200);
    expect((await act('apply', first.body.id, key)).body).toEqual(applied.body);
    expect(await ended(applied.body.id)).toMatchObject({ stage: 'done', counts: { added: 1 } });
  });

  it('that was cancelled brings nothing, and is over', async () => {
    const { id } = (await send([movie('Xi', 1994)], { dry_run: '0' })).body;
    const key = { 'idempotency-key': 'lost' };
    expect((await act('cancel', id, key)).body).toEqual({ status: 1, id });
    expect(await ended(id)).toMatchObject({ stage: 'cancelled', counts: { titles: 0 } });
    // Pressed again after the answer was lost; then by somebody who comes second.
    expect((await act('cancel', id, key)).body).toEqual({ status: 1, id });
    expect((await act('cancel', id)).status).toBe(409);
    expect(await titles('xi-%')).toBe(0);
  });

  it('that is cancelled under way says what it has brought', async () => {
    const lines = Array.from({ length: 3_000 }, (_, index) => movie(`Upsilon ${index}`, 1999));
    const { id } = (await send(lines, { dry_run: '0' })).body;
    await test.app.get(ImportRunner).beginNext();
    await eventually(async () => expect(await titles('upsilon-%')).toBeGreaterThan(0));
    expect((await act('cancel', id)).body).toEqual({ status: 1, id });
    await eventually(async () => {
      const { body } = await test.get(`/api/console/imports/${id}`, admin);
      expect(body).toMatchObject({ stage: 'cancelled', error: null, counts: { added: await titles('upsilon-%') } });
    });
  });

  it('fails with its reason where the file breaks off', async () => {
    const whole = gzipSync(Array.from({ length: 400 }, (_, index) => movie(`Omicron ${index}`, 1995)).join('\n'));
    const form = multipart(
      { bytes: whole.subarray(0, whole.length - 200), name: 'half.gz' },
      { token: admin['authorization']?.slice(7) ?? '', name: 'half.gz', dry_run: '0' },
    );
    const sent = await test.app.inject({ method: 'POST', url: '/api/console/imports', ...form });
    expect(await ended(sent.json().id)).toMatchObject({
      stage: 'failed',
      error: expect.stringContaining('end of file'),
    });
  });

  it('comes to its end also of a file whose bytes no database keeps', async () => {
    const { id } = (await send(['{\0', `{"type": ${'🎬'.repeat(300)}`, movie('Sigma', 1998)], { dry_run: '0' })).body;
    const done = await ended(id);
    expect(done).toMatchObject({ stage: 'done', counts: { added: 1, refused: 2 } });
    for (const { reason } of done.refusals) expect(reason).toMatch(/^broken JSON/);
  });

  it('refuses what is no file, and whoever is no administrator', async () => {
    expect((await send([], { dry_run: '1', name: '' })).status).toBe(422);
    const form = multipart(
      { bytes: Buffer.alloc(0) },
      { token: admin['authorization']?.slice(7) ?? '', name: 'x', dry_run: '1' },
    );
    const answer = await test.app.inject({ method: 'POST', url: '/api/console/imports', ...form });
    expect(answer.json()).toMatchObject({ errors: { file: ['The file is empty'] } });
    const moderator = test.signIn({ userId: 2, role: 'moderator' });
    expect((await send([movie('Pi', 1996)], { dry_run: '1' }, moderator)).status).toBe(403);
    expect((await act('cancel', 9_999)).status).toBe(404);
  });

  it('goes to another worker where its own has died, and is not done twice', async () => {
    const { id } = (await send([movie('Rho', 1997)], { dry_run: '0' })).body;
    await test.database.rows(
      `update write.title_import set stage = 'running', worker = gen_random_uuid(), attempts = 1,
         lease_until = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect(await ended(id)).toMatchObject({ stage: 'done', counts: { added: 1 } });
    expect(await titles('rho-%')).toBe(1);
  });
});
