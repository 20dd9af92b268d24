import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Config } from '#platform/kernel/config/config.ts';
import { FileSystemStorage } from './file-system/file-system-storage.adapter.ts';
import { unknownFiles } from './unknown-files.ts';

const DAY_AND_HOUR_MS = 90_000_000;

let folder: string;
let storage: FileSystemStorage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-unknown-'));
  storage = new FileSystemStorage(
    Config.fromEnvironment({ DATABASE_URL: 'postgres://localhost/none', STORAGE_DIR: folder }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function all(names: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found;
}

describe('files that nothing refers to', () => {
  it('are found among more than are asked about at once, and only those of yesterday', async () => {
    const names = Array.from({ length: 1_203 }, (_, index) => `lists/n${index}.txt`);
    const then = new Date(Date.now() - DAY_AND_HOUR_MS);
    for (const name of names) {
      await storage.put(name, Buffer.from('x'));
      if (name !== 'lists/n7.txt') await utimes(storage.localPath(name), then, then);
    }
    const asked: string[][] = [];
    const known = async (some: string[]) => {
      asked.push(some);
      return some.filter((name) => !/n(?:7|8|1200)\.txt$/.test(name));
    };
    const found = await all(unknownFiles(storage, 'lists', known));
    expect(found.sort()).toEqual(['lists/n1200.txt', 'lists/n8.txt']);
    expect(asked.map(({ length }) => length)).toEqual([500, 500, 202]);
    expect(await all(unknownFiles(storage, 'nothing', known))).toEqual([]);
  });
});
