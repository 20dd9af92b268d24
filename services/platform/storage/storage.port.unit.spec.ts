import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Config } from '#platform/kernel/config/config.ts';
import { FileSystemStorage } from './file-system/file-system-storage.adapter.ts';

let folder: string;
let storage: FileSystemStorage;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-storage-'));
  const environment = { DATABASE_URL: 'postgres://localhost/none', STORAGE_DIR: folder };
  storage = new FileSystemStorage(Config.fromEnvironment(environment));
});
afterAll(() => rm(folder, { recursive: true }));

it('gives back what was put in, and nothing of what was not', async () => {
  await storage.put('avatars/a-1.jpg', Buffer.from('picture'));
  expect((await storage.get('avatars/a-1.jpg'))?.toString()).toBe('picture');
  expect(await storage.get('avatars/a-2.jpg')).toBeNull();
  expect(await readdir(path.join(folder, 'avatars'))).toEqual(['a-1.jpg']);
});

it('keeps what is made of a film in folders of its own, and copies of files', async () => {
  const segment = 'hls/c0ffee/720p/12.m4s';
  await storage.put(segment, Buffer.from('segment'));
  await storage.putFile('files/c0ffee.mp4', storage.localPath(segment));
  expect((await storage.get('files/c0ffee.mp4'))?.toString()).toBe('segment');
  expect([await storage.size(segment), await storage.size('hls/c0ffee/720p/13.m4s')]).toEqual([7, null]);
});

it('forgets what is removed, and takes a second removal', async () => {
  await storage.put('avatars/gone.jpg', Buffer.from('picture'));
  await storage.remove('avatars/gone.jpg');
  await storage.remove('avatars/gone.jpg');
  expect(await storage.get('avatars/gone.jpg')).toBeNull();
});

it.each([
  '../secret.jpg',
  'avatars/../../secret.jpg',
  '/etc/passwd',
  'avatars/a.jpg\0.png',
  'avatars/.hidden',
  'a.jpg',
  'a/b/c/d/e.m4s',
  'hls/../../secret.jpg',
])('never leaves its folder for %j', async (name) => {
  await expect(storage.get(name)).rejects.toThrow('no name');
  await expect(storage.put(name, Buffer.from(''))).rejects.toThrow('no name');
});
