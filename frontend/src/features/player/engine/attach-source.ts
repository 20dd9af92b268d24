import type { PlayInfo } from '../play-info.ts';
import { levelOf } from './level-of.ts';
import { loadHls } from './load-hls.ts';

/** A quality of the stream. */
export interface Level {
  index: number;
  /** Lines of the picture. */
  height: number;
}

export interface SourceEvents {
  /** None for a file, which has one quality. */
  onLevels(levels: Level[]): void;
  /** What is shown now. */
  onHeight(height: number | null): void;
  /** It cannot go on by itself. */
  onBroken(): void;
}

export interface AttachedSource {
  /** @param lines of the picture; null for automatic. */
  choose(lines: number | null): void;
  detach(): void;
}

/** The first piece is shown, not thrown away for measuring the line: it is of a quality that any line carries. */
const SETTINGS = {
  backBufferLength: 60,
  capLevelToPlayerSize: true,
  testBandwidth: false,
  startFragPrefetch: true,
  startLevel: 0,
};
const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** A link that has ended is refused at every quality: trying them all would only take time. */
const REFUSED: readonly (number | undefined)[] = [401, 403, 404, 410];
/** So many pieces have to fail while the picture stands still; what is loaded already plays on without a word. */
const MAX_FAILED_LOADS = 2;
/** A second broken picture within this time is not mended by decoding anew. */
const MEND_WINDOW_MS = 10_000;
/** hls.js has given up loading, while what is loaded plays on: there is time to try again. */
const LOAD_AGAIN_MS = 3_000;

/** Where a picture begins, and in what quality. */
export interface Start {
  /** Seconds. */
  from: number;
  /** Of the picture; null for automatic. */
  lines: number | null;
}

/** Gives a video element its film from a second on: the stream by hls.js, else by the browser itself, else the file. */
export async function attachSource(
  video: HTMLVideoElement,
  { file, hls }: PlayInfo['sources'],
  { from, lines }: Start,
  events: SourceEvents,
  load = loadHls,
): Promise<AttachedSource> {
  if (!hls) return attachAddress(video, file, from, events);
  // Without it the film goes on as on a browser that it does not run on.
  const Hls = (await load().catch(() => null))?.default;
  // Asked first: some browsers claim to play HLS themselves and do it badly.
  if (!Hls?.isSupported()) {
    return attachAddress(video, video.canPlayType(HLS_TYPE) ? hls : file, from, events);
  }
  const stream = new Hls({ ...SETTINGS, startPosition: from > 0 ? from : -1 });
  let failedLoads = 0;
  let mended = Number.NEGATIVE_INFINITY;
  let again: ReturnType<typeof setTimeout> | undefined;
  const choose = (wanted: number | null) => {
    stream.nextLevel = levelOf(stream.levels, wanted);
  };
  stream.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    events.onLevels(levels.map(({ height }, index) => ({ index, height })));
    if (lines !== null) choose(lines);
  });
  stream.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => events.onHeight(stream.levels[level]?.height ?? null));
  stream.on(Hls.Events.FRAG_LOADED, () => {
    failedLoads = 0;
  });
  stream.on(Hls.Events.ERROR, (_, { fatal, type, response }) => {
    if (REFUSED.includes(response?.code)) return events.onBroken();
    const stalled = type === Hls.ErrorTypes.NETWORK_ERROR && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
    if (stalled && ++failedLoads >= MAX_FAILED_LOADS) return events.onBroken();
    if (!fatal) return;
    if (type === Hls.ErrorTypes.NETWORK_ERROR && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) {
      clearTimeout(again);
      again = setTimeout(() => stream.startLoad(), LOAD_AGAIN_MS);
      return;
    }
    const now = performance.now();
    if (type === Hls.ErrorTypes.MEDIA_ERROR && now - mended > MEND_WINDOW_MS) {
      mended = now;
      stream.recoverMediaError();
    } else events.onBroken();
  });
  stream.loadSource(hls);
  stream.attachMedia(video);
  return {
    choose,
    detach() {
      clearTimeout(again);
      stream.destroy();
    },
  };
}

function attachAddress(video: HTMLVideoElement, address: string, from: number, events: SourceEvents): AttachedSource {
  const place = () => {
    if (from > 0) video.currentTime = from;
  };
  video.addEventListener('loadedmetadata', place, { once: true });
  video.addEventListener('error', events.onBroken);
  video.src = address;
  events.onLevels([]);
  events.onHeight(null);
  return {
    choose: () => undefined,
    detach() {
      video.removeEventListener('loadedmetadata', place);
      video.removeEventListener('error', events.onBroken);
      video.removeAttribute('src');
      video.load();
    },
  };
}
