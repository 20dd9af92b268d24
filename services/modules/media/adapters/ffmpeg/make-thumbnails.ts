import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StreamFacts } from '../../contract/streams/stream-facts.ts';
import {
  SHEET_SIDE,
  THUMBNAIL_SECONDS,
  THUMBNAIL_WIDTH,
  thumbnailCount,
  thumbnailHeight,
  thumbnailsVtt,
} from '../../domain/streams/thumbnail-sheets.ts';
import { runTool, type ToolRun } from './run-tool.ts';

interface Film {
  source: string;
  durationSeconds: number;
  width: number;
  height: number;
}

/** Small pictures for seeking: `<folder>/thumbnails/<n>.jpg` and `<folder>/thumbnails.vtt`. @throws ToolFailed */
export async function makeThumbnails(
  folder: string,
  film: Film,
  run: ToolRun = {},
): Promise<StreamFacts['thumbnails']> {
  const own = path.join(folder, 'thumbnails');
  await mkdir(own, { recursive: true });
  const height = thumbnailHeight(film);
  const { pictures, sheets } = thumbnailCount(film.durationSeconds);
  // A short film’s only sheet has the rows that it needs.
  const rows = sheets > 1 ? SHEET_SIDE : Math.ceil(pictures / SHEET_SIDE);
  const filter = `fps=1/${THUMBNAIL_SECONDS}:start_time=0:round=up,scale=${THUMBNAIL_WIDTH}:${height},tile=${SHEET_SIDE}x${rows}`;
  const quiet = ['-hide_banner', '-nostdin', '-v', 'error', '-progress', 'pipe:1', '-y'];
  const picture = ['-an', '-sn', '-vf', filter, '-q:v', '5', '-fflags', '+bitexact', '-flags', '+bitexact'];
  await runTool(
    'ffmpeg',
    [...quiet, '-i', film.source, ...picture, '-start_number', '0', path.join(own, '%d.jpg')],
    run,
  );
  const made = (await readdir(own)).length;
  if (made < sheets) throw new Error(`${made} of ${sheets} sheets of thumbnails were made`);
  await writeFile(path.join(folder, 'thumbnails.vtt'), thumbnailsVtt(film.durationSeconds, height));
  return { everySeconds: THUMBNAIL_SECONDS, sheets };
}
