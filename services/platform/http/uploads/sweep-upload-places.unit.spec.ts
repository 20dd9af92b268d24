import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sweepUploadPlaces } from './sweep-upload-places.ts';
import { UploadPlace } from './upload-place.ts';
import { UploadSlots } from './upload-slots.ts';

const ENDED = spawnSync(process.execPath, ['--version']).pid;
let spool: string;
let before: string | undefined;

beforeEach(async () => {
  before = process.env['TMPDIR'];
  spool = await mkdtemp(path.join(tmpdir(), 'parde-sweep-'));
  process.env['TMPDIR'] = spool;
});
afterEach(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await rm(spool, { recursive: true });
});

/** A folder with a part of a file. */
async function left(name: string, touched?: Date): Promise<void> {
  const folder = path.join(spool, name);
  await mkdir(folder);
  await writeFile(path.join(folder, 'file'), 'half a pic');
  if (touched) await utimes(folder, touched, touched);
}

describe('what killed processes have left of arriving files', () => {
  it('is gone with the next start, also where that has the same number', async () => {
    await left(`parde-upload-${ENDED}-abcdef`);
    await left(`parde-upload-${process.pid}-abcdef`, new Date('2026-01-01'));
    await sweepUploadPlaces();
    expect(await readdir(spool)).toEqual([]);
  });

  it('is all that goes: what somebody running still needs stays, and what is nobody’s upload', async () => {
    const own = await UploadPlace.take(new UploadSlots(), 1);
    await left(`parde-upload-${process.ppid}-abcdef`, new Date('2026-01-01'));
    await left('parde-uploads');
    await sweepUploadPlaces();
    expect((await readdir(spool)).sort()).toEqual(
      [path.basename(own.folder), `parde-upload-${process.ppid}-abcdef`, 'parde-uploads'].sort(),
    );
    await own.free();
  });
});
