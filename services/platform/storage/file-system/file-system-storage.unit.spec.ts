import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Config } from '#platform/kernel/config/config.ts';
import { storageContract } from '../testing/storage.contract.ts';
import { FileSystemStorage } from './file-system-storage.adapter.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'parde-storage-'));
const environment = { DATABASE_URL: 'postgres://localhost/none', STORAGE_DIR: folder };
const storage = new FileSystemStorage(Config.fromEnvironment(environment));

afterAll(() => rm(folder, { recursive: true }));

storageContract('a folder', async () => storage);

it('leaves nothing beside a file, and says where it is', async () => {
  await storage.put('pictures/a-1.jpg', Buffer.from('picture'));
  expect(await readdir(path.join(folder, 'pictures'))).toEqual(['a-1.jpg']);
  expect(await readFile(storage.localPath('pictures/a-1.jpg'), 'utf8')).toBe('picture');
});

it('removes what killed processes have left unfinished, but nothing that somebody may still write', async () => {
  await storage.put('left/deep/other.mp4', Buffer.from('x'));
  const names = ['avatars/a.jpg.unfinished-1', 'left/deep/a.mp4.unfinished-1', 'left/b.mp4.unfinished-2'];
  const [avatar, film, underWay] = names.map((name) => path.join(folder, name)) as [string, string, string];
  for (const file of [avatar, film, underWay]) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'half');
  }
  const dayBefore = new Date(Date.now() - 90_000_000);
  for (const file of [avatar, film, storage.localPath('left/deep/other.mp4')]) await utimes(file, dayBefore, dayBefore);
  expect(await storage.removeUnfinished()).toBe(2);
  expect(await readdir(path.join(folder, 'left'))).toEqual(expect.arrayContaining(['b.mp4.unfinished-2', 'deep']));
  expect(await readdir(path.join(folder, 'left', 'deep'))).toEqual(['other.mp4']);
});
