import { attachSource } from './attach-source.ts';

describe('a source without what plays streams', () => {
  it('is the file', async () => {
    const video = document.createElement('video');
    const events = { onLevels: jest.fn(), onHeight: jest.fn(), onBroken: jest.fn() };
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await attachSource(video, { file: '/stream/x/file', hls: '/stream/x/master.m3u8' }, 0, events, gone);
    expect(video.getAttribute('src')).toBe('/stream/x/file');
    expect(events.onLevels).toHaveBeenCalledWith([]);
  });
});
