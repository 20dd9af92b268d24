import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Rendition } from '../../contract/streams/stream-facts.ts';
import { codecsOf } from '../../domain/streams/codecs-of.ts';
import { readPlaylist } from '../../domain/streams/read-playlist.ts';
import { runTool, type ToolRun } from './run-tool.ts';

export const SEGMENT_SECONDS = 4;

interface RenditionOrder {
  name: string;
  width: number;
  height: number;
  /** The film, as it was probed or encoded. */
  source: string;
  /** ffmpeg’s words for picture and sound. */
  codecs: readonly string[];
}

/**
 * One quality as HLS in fragmented MP4: `<folder>/<name>/init.mp4` and `<n>.m4s`.
 * @param folder where it is put. @throws ToolFailed
 */
export async function makeRendition(folder: string, order: RenditionOrder, run: ToolRun = {}): Promise<Rendition> {
  const own = path.join(folder, order.name);
  await mkdir(own, { recursive: true });
  const playlist = path.join(own, 'playlist.m3u8');
  const hls = [
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
  ];
  const names = ['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', path.join(own, '%d.m4s')];
  const quiet = ['-hide_banner', '-nostdin', '-v', 'error', '-progress', 'pipe:1', '-y'];
  const plain = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn', '-fflags', '+bitexact'];
  await runTool('ffmpeg', [...quiet, '-i', order.source, ...order.codecs, ...plain, ...hls, ...names, playlist], run);
  return readRendition(own, order);
}

/** What was made, by its own files; the playlist goes, as those who serve it write it from the facts. */
async function readRendition(own: string, { name, width, height }: RenditionOrder): Promise<Rendition> {
  const playlist = path.join(own, 'playlist.m3u8');
  const listed = readPlaylist(await readFile(playlist, 'utf8'));
  const segments = [];
  for (const [index, { file, seconds }] of listed.entries()) {
    const wanted = path.join(own, `${index}.m4s`);
    if (path.join(own, path.basename(file)) !== wanted) await rename(path.join(own, path.basename(file)), wanted);
    segments.push({ size: (await stat(wanted)).size, durationSeconds: seconds });
  }
  await rm(playlist);
  const init = await readFile(path.join(own, 'init.mp4'));
  const peak = Math.max(...segments.map(({ size, durationSeconds }) => (size * 8) / durationSeconds));
  return { name, width, height, bandwidth: Math.ceil(peak), codecs: codecsOf(init), initSize: init.length, segments };
}
