import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
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
  const film = path.join(folder, 'film');
  await writeFile(film, 'film');
  await storage.put('left/other.mp4', Buffer.from('x'));
  const abandoned = path.join(folder, 'left', 'a.mp4.unfinished-1');
  const underWay = path.join(folder, 'left', 'b.mp4.unfinished-2');
  for (const file of [abandoned, underWay]) await writeFile(file, 'half');
  const dayBefore = new Date(Date.now() - 90_000_000);
  await utimes(abandoned, dayBefore, dayBefore);
  await storage.putFile('left/c.mp4', film);
  expect((await readdir(path.join(folder, 'left'))).sort()).toEqual(['b.mp4.unfinished-2', 'c.mp4', 'other.mp4']);
});
