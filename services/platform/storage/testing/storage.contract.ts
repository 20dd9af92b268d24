import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { BytesChanged } from '../bytes-of-file.ts';
import type { StoragePort } from '../storage.port.ts';

const SHA = 'c0ffee00'.repeat(8);
/** More than one part of an upload in parts. */
const FILM_BYTES = 20 * 1_048_576 + 7;

async function bytesOf(stream: Readable | null): Promise<Buffer | null> {
  if (!stream) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const hashOf = (bytes: Buffer | null) => bytes && createHash('sha256').update(bytes).digest('hex');

/** What every storage does. @param open an empty one. */
export function storageContract(name: string, open: () => Promise<StoragePort>): void {
  describe(`Storage: ${name}`, () => {
    let storage: StoragePort;
    let folder: string;
    const film = randomBytes(FILM_BYTES);

    beforeAll(async () => {
      storage = await open();
      folder = await mkdtemp(path.join(tmpdir(), 'parde-films-'));
      await writeFile(path.join(folder, 'film'), film);
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    it('gives back what was put in, and nothing of what was not', async () => {
      await storage.put('avatars/a-1.jpg', Buffer.from('picture'));
      expect((await storage.get('avatars/a-1.jpg'))?.toString()).toBe('picture');
      expect(await storage.size('avatars/a-1.jpg')).toBe(7);
      expect(await storage.get('avatars/a-2.jpg')).toBeNull();
      expect(await storage.read('avatars/a-2.jpg')).toBeNull();
      expect(await storage.read('avatars/a-2.jpg', { from: 0, to: 1 })).toBeNull();
      expect(await storage.size('avatars/a-2.jpg')).toBeNull();
    });

    it('tells what was put into a folder before a moment', async () => {
      const told = async (until: Date) => {
        const names: string[] = [];
        for await (const name of storage.putBefore('lists', until)) names.push(name);
        return names.sort();
      };
      expect(await told(new Date())).toEqual([]);
      for (const name of ['lists/a.txt', 'lists/deep/b.txt', 'others/c.txt']) await storage.put(name, Buffer.from('x'));
      const minutes = (some: number) => new Date(Date.now() + some * 60_000);
      expect(await told(minutes(1))).toEqual(['lists/a.txt', 'lists/deep/b.txt']);
      expect(await told(minutes(-1))).toEqual([]);
      expect(() => storage.putBefore('../lists', new Date())[Symbol.asyncIterator]().next()).rejects.toThrow('no name');
    });

    it('puts the same name in place of what it had', async () => {
      await storage.put('avatars/again.jpg', Buffer.from('first'));
      await storage.put('avatars/again.jpg', Buffer.from('second'));
      expect((await storage.get('avatars/again.jpg'))?.toString()).toBe('second');
    });

    it('keeps a whole film from the disk, tells how far it is, and leaves the file where it was', async () => {
      const file = path.join(folder, 'film');
      const told: number[] = [];
      await storage.putFile(`files/${SHA}.mp4`, file, { onBytes: (bytes) => told.push(bytes) });
      expect(await storage.size(`files/${SHA}.mp4`)).toBe(FILM_BYTES);
      expect(hashOf(await bytesOf(await storage.read(`files/${SHA}.mp4`)))).toBe(hashOf(film));
      expect(told.reduce((sum, bytes) => sum + bytes, 0)).toBe(FILM_BYTES);
      expect(told.length).toBeGreaterThan(1);
    });

    it.each([
      { from: 0, to: 1 },
      { from: 0, to: FILM_BYTES },
      { from: FILM_BYTES - 1, to: FILM_BYTES },
      { from: 16 * 1_048_576 - 3, to: 16 * 1_048_576 + 5 },
      { from: 1_000_003, to: 3_000_011 },
    ])('reads $from to $to, the last one not included', async (range) => {
      const read = await bytesOf(await storage.read(`files/${SHA}.mp4`, range));
      expect(read?.length).toBe(range.to - range.from);
      expect(hashOf(read)).toBe(hashOf(film.subarray(range.from, range.to)));
    });

    it('keeps nothing of a file that cannot be read', async () => {
      await expect(storage.putFile('files/none.mp4', path.join(folder, 'none'))).rejects.toThrow();
      expect(await storage.size('files/none.mp4')).toBeNull();
    });

    it('keeps nothing of a file that has changed since it was looked at: what was there stays', async () => {
      const file = path.join(folder, 'film');
      const changed = () => storage.putFile('files/changed.mp4', file, { sha256: SHA });
      await expect(changed()).rejects.toThrow(BytesChanged);
      expect(await storage.size('files/changed.mp4')).toBeNull();
      await storage.put('files/changed.mp4', Buffer.from('good'));
      await expect(changed()).rejects.toThrow(BytesChanged);
      expect((await storage.get('files/changed.mp4'))?.toString()).toBe('good');
      await storage.putFile('files/changed.mp4', file, { sha256: hashOf(film) ?? '' });
      expect(await storage.size('files/changed.mp4')).toBe(FILM_BYTES);
    });

    it('lets readers go in the middle, however many', async () => {
      for (let reader = 0; reader < 60; reader++) {
        const stream = (await storage.read(`files/${SHA}.mp4`)) as Readable;
        for await (const chunk of stream) {
          expect(chunk.length).toBeGreaterThan(0);
          break;
        }
        stream.destroy();
      }
      expect(await storage.size(`files/${SHA}.mp4`)).toBe(FILM_BYTES);
    });

    it('is read by many at a time, slow ones among them', async () => {
      const open = Array.from({ length: 80 }, () => storage.read(`files/${SHA}.mp4`));
      const streams = (await Promise.all(open)) as Readable[];
      expect(await storage.size(`files/${SHA}.mp4`)).toBe(FILM_BYTES);
      for (const stream of streams) stream.destroy();
    });

    it('forgets what is removed, and takes a second removal', async () => {
      await storage.put('avatars/gone.jpg', Buffer.from('picture'));
      await storage.remove('avatars/gone.jpg');
      await storage.remove('avatars/gone.jpg');
      expect(await storage.get('avatars/gone.jpg')).toBeNull();
    });

    it('removes a folder with all that is in it and nothing beside it', async () => {
      const own = [`hls/${SHA}/master.m3u8`, `hls/${SHA}/720p/init.mp4`, `hls/${SHA}/720p/0.m4s`];
      const other = `hls/${SHA}0/master.m3u8`;
      for (const each of [...own, other]) await storage.put(each, Buffer.from(each));
      await storage.removeFolder(`hls/${SHA}`);
      await storage.removeFolder(`hls/${SHA}`);
      expect(await Promise.all(own.map((each) => storage.size(each)))).toEqual([null, null, null]);
      expect(await storage.size(other)).toBe(other.length);
    });

    it.each([
      '../secret.jpg',
      'avatars/../../secret.jpg',
      'hls/../../secret.m4s',
      '/etc/passwd',
      'avatars/a.jpg\0.png',
      'avatars/.hidden',
      'avatars//a.jpg',
      'a/b/c/d/e.jpg',
      'A/b.jpg',
      'a.jpg',
    ])('never leaves its folder for %j', async (wrong) => {
      const call = async (use: () => unknown) => use();
      await expect(call(() => storage.get(wrong))).rejects.toThrow('no name');
      await expect(call(() => storage.read(wrong))).rejects.toThrow('no name');
      await expect(call(() => storage.size(wrong))).rejects.toThrow('no name');
      await expect(call(() => storage.remove(wrong))).rejects.toThrow('no name');
      await expect(call(() => storage.put(wrong, Buffer.from('')))).rejects.toThrow('no name');
      await expect(call(() => storage.putFile(wrong, path.join(folder, 'film')))).rejects.toThrow('no name');
      expect(() => storage.localPath(wrong)).toThrow('no name');
    });

    it.each(['files', '../files', `hls/${SHA}/../../files`, 'hls/', '/', ''])('removes no folder %j', async (wrong) => {
      await expect((async () => storage.removeFolder(wrong))()).rejects.toThrow('no name of a folder');
      expect(await storage.size(`files/${SHA}.mp4`)).toBe(FILM_BYTES);
    });
  });
}
