import { attachSource } from './attach-source.ts';

const SOURCES = { file: '/stream/x/file', hls: '/stream/x/master.m3u8' };
const eventsHeard = () => ({ onLevels: jest.fn(), onHeight: jest.fn(), onBroken: jest.fn() });

/** hls.js as far as a test may tell it what happens: jsdom has no media source. */
class Stream {
  static readonly Events = {
    MANIFEST_PARSED: 'parsed',
    LEVEL_SWITCHED: 'switched',
    FRAG_LOADED: 'loaded',
    ERROR: 'error',
  };
  static readonly ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' };
  static readonly isSupported = () => true;
  static last: Stream;
  readonly levels = [480, 720, 1080].map((height) => ({ height }));
  readonly heard = new Map<string, (name: string, data: object) => void>();
  readonly startLoad = jest.fn();
  nextLevel: number | undefined;
  constructor() {
    Stream.last = this;
  }
  on(name: string, then: (name: string, data: object) => void) {
    this.heard.set(name, then);
  }
  tell(name: string, data: object) {
    this.heard.get(name)?.(name, data);
  }
  loadSource() {}
  attachMedia() {}
  destroy() {}
}
const loadStream = async () => ({ default: Stream }) as never;

/** @param readyState 4 where what is loaded plays on. */
function screen(readyState: number): HTMLVideoElement {
  const video = document.createElement('video');
  Object.defineProperty(video, 'readyState', { value: readyState });
  return video;
}

describe('a stream', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const failed = { fatal: true, type: 'network', response: { code: 0 } };

  it.each([
    [null, undefined],
    [900, 1],
  ])('begins in the quality that comes nearest to %s lines', async (lines, level) => {
    const events = eventsHeard();
    await attachSource(screen(0), SOURCES, { from: 0, lines }, events, loadStream);
    Stream.last.tell('parsed', { levels: Stream.last.levels });
    expect(Stream.last.nextLevel).toBe(level);
    expect(events.onLevels).toHaveBeenCalledWith([480, 720, 1080].map((height, index) => ({ index, height })));
  });

  it('goes on loading after a lost line while what is loaded plays on, and nobody hears of it', async () => {
    const events = eventsHeard();
    const source = await attachSource(screen(4), SOURCES, { from: 0, lines: null }, events, loadStream);
    for (let times = 1; times <= 3; times++) {
      Stream.last.tell('error', failed);
      jest.advanceTimersByTime(3_000);
      expect(Stream.last.startLoad).toHaveBeenCalledTimes(times);
    }
    expect(events.onBroken).not.toHaveBeenCalled();
    Stream.last.tell('error', failed);
    source.detach();
    jest.advanceTimersByTime(3_000);
    expect(Stream.last.startLoad).toHaveBeenCalledTimes(3);
  });

  it('is broken where the picture stands still, and at once where its link has ended', async () => {
    const still = eventsHeard();
    await attachSource(screen(2), SOURCES, { from: 0, lines: null }, still, loadStream);
    Stream.last.tell('error', failed);
    expect(still.onBroken).toHaveBeenCalled();
    const ended = eventsHeard();
    await attachSource(screen(4), SOURCES, { from: 0, lines: null }, ended, loadStream);
    Stream.last.tell('error', { ...failed, response: { code: 403 } });
    expect(ended.onBroken).toHaveBeenCalled();
  });
});

describe('a source without what plays streams', () => {
  it('is the file', async () => {
    const video = document.createElement('video');
    const events = eventsHeard();
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await attachSource(video, SOURCES, { from: 0, lines: null }, events, gone);
    expect(video.getAttribute('src')).toBe('/stream/x/file');
    expect(events.onLevels).toHaveBeenCalledWith([]);
  });
});
