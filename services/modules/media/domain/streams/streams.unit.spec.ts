import { codecsOf } from './codecs-of.ts';
import { stepsFor, widthFor } from './ladder.ts';
import { readPlaylist } from './read-playlist.ts';
import { claimed, progressed, putBack, recorded, retried, type StreamState } from './stream-decisions.ts';
import { thumbnailCount, thumbnailHeight, thumbnailsVtt } from './thumbnail-sheets.ts';

describe('the qualities of a stream', () => {
  it.each([
    [2160, ['480p', '720p', '1080p', '2160p']],
    [1080, ['480p', '720p', '1080p']],
    [1040, ['480p', '720p']],
    [480, ['480p']],
    [361, ['360p']],
  ])('never exceed a picture of %i lines', (height, names) => {
    expect(stepsFor(height).map(({ name }) => name)).toEqual(names);
    for (const step of stepsFor(height)) expect(step.height).toBeLessThanOrEqual(height);
  });

  it('keep the shape of the picture, in even numbers', () => {
    expect(widthFor(480, { width: 1920, height: 1080 })).toBe(854);
    expect(widthFor(720, { width: 1920, height: 800 })).toBe(1728);
    expect(widthFor(480, { width: 1, height: 2000 })).toBe(2);
  });
});

describe('a playlist', () => {
  it('names its files and seconds', () => {
    const text =
      '#EXTM3U\r\n#EXT-X-MAP:URI="init.mp4"\r\n#EXTINF:4.000000,\r\n0.m4s\r\n#EXTINF:1.5,\r\n1.m4s\r\n#EXT-X-ENDLIST\r\n';
    expect(readPlaylist(text)).toEqual([
      { file: '0.m4s', seconds: 4 },
      { file: '1.m4s', seconds: 1.5 },
    ]);
  });

  it('that was not finished is refused', () => {
    expect(() => readPlaylist('#EXTM3U\n#EXTINF:4,\n0.m4s\n')).toThrow('no end');
  });
});

describe('the codecs of an init segment', () => {
  const avcC = Buffer.concat([Buffer.from('....avcC'), Buffer.from([1, 0x64, 0x00, 0x28])]);
  it('are those of its boxes', () => {
    expect(codecsOf(Buffer.concat([avcC, Buffer.from('....mp4a')]))).toBe('avc1.640028,mp4a.40.2');
    expect(codecsOf(avcC)).toBe('avc1.640028');
    expect(() => codecsOf(Buffer.from('....hvcC'))).toThrow('H.264');
  });
});

describe('thumbnails', () => {
  it('are one each five seconds, a hundred a sheet', () => {
    expect(thumbnailCount(60)).toEqual({ pictures: 12, sheets: 1 });
    expect(thumbnailCount(60.2)).toEqual({ pictures: 13, sheets: 1 });
    expect(thumbnailCount(7_201)).toEqual({ pictures: 1_441, sheets: 15 });
    expect(thumbnailHeight({ width: 1920, height: 1080 })).toBe(90);
  });

  it('are named by their place on their sheet', () => {
    const cues = thumbnailsVtt(512.5, 90).split('\n\n').slice(1);
    expect(cues).toHaveLength(103);
    expect(cues[0]).toBe('00:00:00.000 --> 00:00:05.000\n0.jpg#xywh=0,0,160,90');
    expect(cues[11]).toBe('00:00:55.000 --> 00:01:00.000\n0.jpg#xywh=160,90,160,90');
    expect(cues[100]).toBe('00:08:20.000 --> 00:08:25.000\n1.jpg#xywh=0,0,160,90');
    expect(cues[102]).toContain('--> 00:08:32.500');
  });
});

describe('a stream under way', () => {
  const waiting: StreamState = { state: 'waiting', percent: 0, attempts: 0, error: null, worker: null, stream: null };

  it('is tried three times', () => {
    let state = waiting;
    for (const attempt of [1, 2, 3]) {
      state = claimed(state, 'w');
      expect(state).toMatchObject({ state: 'running', attempts: attempt, worker: 'w' });
      state = putBack(state, `failure ${attempt}`);
    }
    expect(state).toMatchObject({ state: 'failed', error: 'failure 3', worker: null });
  });

  it('is given up when its worker has died at the third try', () => {
    const dead: StreamState = { ...waiting, state: 'running', attempts: 3, worker: 'w' };
    expect(claimed(dead, 'v')).toMatchObject({ state: 'failed', worker: null, attempts: 3 });
  });

  it('has its three tries again when somebody asks for it, and only once it was given up', () => {
    const failed: StreamState = { ...waiting, state: 'failed', attempts: 3, error: 'failure 3' };
    expect(retried(failed)).toEqual(waiting);
    const running = claimed(waiting, 'w');
    expect(retried(running)).toBe(running);
  });

  it('loses no try when its worker is stopped', () => {
    expect(putBack(claimed(waiting, 'w'), null)).toEqual(waiting);
  });

  it('tells its progress in steps, and never backwards', () => {
    const running = { ...claimed(waiting, 'w'), percent: 40 };
    expect(progressed(running, 44.9)).toBe(running);
    expect(progressed(running, 12)).toBe(running);
    expect(progressed(running, 47).percent).toBe(45);
    expect(progressed(running, 120).percent).toBe(100);
  });

  it('is the same when it is recorded again', () => {
    const stream = { renditions: [], thumbnails: null };
    const ready = recorded(waiting, stream);
    expect(ready).toMatchObject({ state: 'ready', percent: 100 });
    expect(recorded(ready, { renditions: [], thumbnails: null })).toBe(ready);
    expect(recorded(ready, { renditions: [], thumbnails: { everySeconds: 5, sheets: 1 } })).not.toBe(ready);
  });
});
