import { open } from 'node:fs/promises';
import mediaInfoFactory, { type MediaInfoResult } from 'mediainfo.js';
import { MediaProbe, type ProbedMedia } from '../../contract/media-probe.port.ts';
import { NotAFilm } from '../../domain/media-errors.ts';
import { containerOf, languageOf, seconds } from './track-facts.ts';

/** Its names of formats in the field's short ones; others in small letters. */
const CODECS: Readonly<Record<string, string>> = {
  AVC: 'h264',
  'MPEG-4 Visual': 'mpeg4',
  'MPEG Video': 'mpeg2video',
  'AC-3': 'ac3',
  'E-AC-3': 'eac3',
  'MPEG Audio': 'mp3',
  'MLP FBA': 'truehd',
};
const codecOf = (format: string | undefined) => CODECS[format ?? ''] ?? (format?.toLowerCase() || 'unknown');

/** By MediaInfo as a WebAssembly module: for machines without ffprobe. */
export class MediainfoMediaProbe extends MediaProbe {
  async probe(file: string): Promise<ProbedMedia> {
    const container = await containerOf(file);
    const tracks = (await analyse(file)).media?.track ?? [];
    const general = tracks.find((track) => track['@type'] === 'General');
    const video = tracks.find((track) => track['@type'] === 'Video');
    const durationSeconds = seconds(general?.Duration);
    if (!video?.Width || !video.Height || !(durationSeconds > 0)) throw new NotAFilm();
    return {
      container,
      durationSeconds,
      width: video.Width,
      height: video.Height,
      videoCodec: codecOf(video.Format),
      audio: tracks.flatMap((track) =>
        track['@type'] === 'Audio'
          ? { language: languageOf(track.Language), codec: codecOf(track.Format), channels: track.Channels || 2 }
          : [],
      ),
      subtitles: tracks.flatMap((track) => (track['@type'] === 'Text' ? { language: languageOf(track.Language) } : [])),
    };
  }
}

async function analyse(file: string): Promise<MediaInfoResult> {
  const reader = await mediaInfoFactory({ format: 'object' });
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return await reader.analyzeData(size, async (length, offset) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await handle.read(bytes, 0, length, offset);
      return bytes.subarray(0, bytesRead);
    });
  } finally {
    await handle.close();
    reader.close();
  }
}
