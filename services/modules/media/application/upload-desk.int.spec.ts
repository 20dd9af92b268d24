import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SchedulerRegistry } from '@nestjs/schedule';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { MediaWriteModule } from '../media.write.module.ts';
import { MediaSettings } from './media-settings.ts';
import { UploadDesk } from './upload-desk.ts';

const KILOBYTE = 1_024;
const LEFT = '0f0c3a4e-5f5f-4a0e-9d38-6a5c1d7f2b12';
const UPLOAD = '0f0c3a4e-5f5f-4a0e-9d38-6a5c1d7f2b11';

const registry = new SchedulerRegistry();
let folder: string;
let desk: UploadDesk;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-uploads-'));
  const environment = { DATABASE_URL: 'postgres://nowhere/none', DATA_DIR: path.join(folder, 'data') };
  desk = new UploadDesk(Config.fromEnvironment(environment), MediaSettings.fromEnvironment({}));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => {
  for (const name of registry.getIntervals()) registry.deleteInterval(name);
});

async function piece(kilobytes: number): Promise<string> {
  const file = path.join(folder, 'piece');
  await writeFile(file, Buffer.alloc(kilobytes * KILOBYTE, 7));
  return file;
}

describe('a film that comes in pieces', () => {
  it('is whole when each of them is there, one of them twice', async () => {
    expect(await desk.append(1, UPLOAD, 0, await piece(100))).toBe(100 * KILOBYTE);
    expect(await desk.append(1, UPLOAD, 100 * KILOBYTE, await piece(50))).toBe(150 * KILOBYTE);
    expect(await desk.append(1, UPLOAD, 0, await piece(100))).toBe(150 * KILOBYTE);
    expect((await stat(await desk.find(1, UPLOAD, 150 * KILOBYTE))).size).toBe(150 * KILOBYTE);
  });

  it('goes on where it is when a piece has not come', async () => {
    await desk.append(1, UPLOAD, 0, await piece(100));
    expect(await desk.append(1, UPLOAD, 200 * KILOBYTE, await piece(50))).toBe(100 * KILOBYTE);
  });
});

describe('a film that somebody has left half sent', () => {
  it('goes a day after its last piece, by a job of its own', async () => {
    const uploads = path.join(folder, 'data', 'uploads');
    const dayBefore = new Date(Date.now() - 25 * HOUR_MS);
    for (const upload of [UPLOAD, LEFT]) await desk.append(1, upload, 0, await piece(1));
    await utimes(path.join(uploads, `1-${LEFT}`), dayBefore, dayBefore);
    const jobs = scheduledJobs();
    new MediaWriteModule(jobs, desk);
    jobs.onApplicationBootstrap();
    await eventually(async () => expect(await readdir(uploads)).toEqual([`1-${UPLOAD}`]));
    await jobs.beforeApplicationShutdown();
  });
});

function scheduledJobs(): ScheduledJobs {
  const metrics = new Metrics();
  const logger = new AppLogger({ logLevel: 'silent', processName: 'commands' });
  return new ScheduledJobs(registry, logger, metrics, new Heartbeats(new HealthRegistry(), metrics));
}

/** A disk of one megabyte; only root may bring one, and not in every container. */
const smallDisk = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', ['--lazy', folder]);

describe('on a disk that is full', () => {
  it('a piece that has come in part is not said to be there', async () => {
    const disk = path.join(folder, 'data');
    await desk.append(1, UPLOAD, 0, await piece(1));
    if (!smallDisk(disk)) return void process.stderr.write('NOT RUN HERE: a disk that is full: it cannot be mounted\n');
    try {
      await desk.append(1, UPLOAD, 0, await piece(1_000));
      await expect(desk.append(1, UPLOAD, 1_000 * KILOBYTE, await piece(60))).rejects.toThrow('ENOSPC');
    } finally {
      unmount(disk);
    }
  });
});
