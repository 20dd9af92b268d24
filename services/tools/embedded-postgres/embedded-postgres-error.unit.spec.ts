import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { asEmbeddedPostgresError, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { explainFailure } from './server/server-log.ts';

it('says of a data folder that leads through a file what to do, without a stack', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'parde-no-folder-'));
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const error = await mkdir(path.join(file, 'postgres'), { recursive: true }).catch((refused: unknown) => refused);
  const told = asEmbeddedPostgresError(error);
  expect(told).toBeInstanceOf(EmbeddedPostgresError);
  expect((told as Error).message).toMatch(/^DATA_DIR leads through a file: name a folder/);
  await rm(folder, { recursive: true });
});

it('tells a disk that is read-only from a folder of another user, whoever notices it', () => {
  const refused = (code: string) => asEmbeddedPostgresError(Object.assign(new Error(code), { code })) as Error;
  expect(refused('EROFS').message).toMatch(/^The disk is read-only/);
  expect(refused('EACCES').message).toMatch(/^The database folder may not be used by this user/);
  const words = 'FATAL:  could not create lock file "postmaster.pid": Read-only file system';
  const { code, message } = explainFailure(words, { doing: 'PostgreSQL did not start' });
  expect([code, message]).toEqual([
    'no_permission',
    expect.stringMatching(/^PostgreSQL did not start: the disk is read-only/),
  ]);
});
