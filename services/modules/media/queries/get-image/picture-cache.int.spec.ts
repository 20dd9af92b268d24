import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { PictureCache } from './picture-cache.ts';

const MEGABYTE = 1024 * 1024;
const PICTURE = Buffer.alloc(300 * 1024, 7);

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'parde-pictures-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

function cacheOf(megabytes: number): PictureCache {
  const config = Config.fromEnvironment({
    DATABASE_URL: 'postgres://nowhere/none',
    DATA_DIR: dataDir,
    PICTURE_CACHE_MB: String(megabytes),
    LOG_LEVEL: 'silent',
  });
  const cache = new PictureCache(config, new AppLogger(config.values));
  cache.onModuleInit();
  return cache;
}

async function onDisk(): Promise<{ names: string[]; bytes: number }> {
  const entries = await readdir(path.join(dataDir, 'images'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return { names: files.map(({ name }) => name).sort(), bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

describe('drawn pictures on the disk', () => {
  it('take no more than they may; those nobody asked for longest go first', async () => {
    const cache = cacheOf(1);
    for (const name of ['aa-1', 'bb-2', 'cc-3']) await cache.put(name, PICTURE);
    expect(await cache.get('aa-1')).toEqual(PICTURE);
    await cache.put('dd-4', PICTURE);
    await eventually(async () => expect((await onDisk()).names).toEqual(['aa-1', 'cc-3', 'dd-4']));
    expect((await onDisk()).bytes).toBeLessThanOrEqual(MEGABYTE);
    expect(await cache.get('bb-2')).toBeNull();
  });

  it('of an earlier start count, too', async () => {
    const before = cacheOf(10);
    for (let n = 10; n < 20; n++) await before.put(`n${n}`, PICTURE);
    const after = cacheOf(1);
    await eventually(async () => expect((await onDisk()).bytes).toBeLessThanOrEqual(MEGABYTE));
    const { names } = await onDisk();
    expect(names).toHaveLength(3);
    for (const name of names) expect(await after.get(name)).toEqual(PICTURE);
  });

  it('that cannot be kept leave nothing half-written, and harm nobody who asked for them', async () => {
    const cache = cacheOf(10);
    const inTheWay = path.join(dataDir, 'images', 'aa', 'aa-1', 'folder');
    await mkdir(inTheWay, { recursive: true });
    await cache.put('aa-1', PICTURE);
    expect(await readdir(path.join(dataDir, 'images', 'aa'))).toEqual(['aa-1']);
    await writeFile(path.join(dataDir, 'images', 'bb'), 'no folder');
    await cache.put('bb-2', PICTURE);
    await cache.put('cc-3', PICTURE);
    expect(await cache.get('cc-3')).toEqual(PICTURE);
  });

  it('that are larger than all may be are not kept', async () => {
    const cache = cacheOf(1);
    await cache.put('aa-1', Buffer.alloc(2 * MEGABYTE));
    expect(await cache.get('aa-1')).toBeNull();
  });
});
