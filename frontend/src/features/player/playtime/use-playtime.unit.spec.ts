import { renderHook, waitFor } from '@testing-library/react';
import { api } from '../../../lib/api/client.ts';
import type { PlayInfo } from '../play-info.ts';
import { usePlaytime } from './use-playtime.ts';

const post = jest.spyOn(api, 'POST');
afterAll(() => post.mockRestore());

const bodies = (path: string) =>
  (post.mock.calls as unknown as [string, { body: object }][])
    .filter(([to]) => to === path)
    .map(([, { body }]) => body);

function playing(at: number) {
  const video = document.createElement('video');
  const film = { paused: false, readyState: 4, currentTime: at, duration: 100 };
  for (const part of Object.keys(film) as (keyof typeof film)[]) {
    Object.defineProperty(video, part, { get: () => film[part] });
  }
  return { video, film };
}

beforeEach(() => post.mockReset());

describe('what a player reports', () => {
  it('is the last place of the film, also when its source was taken away', async () => {
    const answer = { data: { session: 4, playtime: 0 }, response: { ok: true, status: 200 } };
    post.mockImplementation((async () => answer) as never);
    const { video, film } = playing(44.5);
    renderHook(() => usePlaytime(video, { file: { id: 7 } } as PlayInfo));
    video.dispatchEvent(new Event('playing'));
    await waitFor(() => expect(bodies('/api/user/startPlaying')).toEqual([{ fid: 7 }]));
    video.dispatchEvent(new Event('timeupdate'));
    Object.assign(film, { paused: true, readyState: 0, currentTime: 0, duration: Number.NaN });
    await waitFor(() => {
      video.dispatchEvent(new Event('pause'));
      expect(bodies('/api/playtime')).toEqual([{ fid: 7, time: 44, session: 4, sequence: 1, duration: 100 }]);
    });
  });

  describe('where the server does not hear of the beginning', () => {
    const answer = { data: { session: 4, playtime: 0 }, response: { ok: true, status: 200 } };
    const away = { error: {}, response: { ok: false, status: 503 } };
    const settle = () => jest.advanceTimersByTimeAsync(0);
    beforeEach(() => {
      jest.useFakeTimers();
      post.mockImplementationOnce((async () => away) as never).mockImplementation((async () => answer) as never);
    });
    afterEach(() => jest.useRealTimers());

    it('is told later, from where the film is by then', async () => {
      const { video, film } = playing(3);
      const { unmount } = renderHook(() => usePlaytime(video, { file: { id: 7 } } as PlayInfo));
      video.dispatchEvent(new Event('playing'));
      await settle();
      film.currentTime = 18;
      await jest.advanceTimersByTimeAsync(15_000);
      expect(bodies('/api/playtime')).toEqual([{ fid: 7, time: 18, session: 4, sequence: 1, duration: 100 }]);
      unmount();
    });

    it('is told when the viewer leaves', async () => {
      const { video } = playing(9);
      const { unmount } = renderHook(() => usePlaytime(video, { file: { id: 7 } } as PlayInfo));
      video.dispatchEvent(new Event('playing'));
      await settle();
      video.dispatchEvent(new Event('timeupdate'));
      unmount();
      await settle();
      expect(bodies('/api/playtime')).toEqual([{ fid: 7, time: 9, session: 4, sequence: 1, duration: 100 }]);
    });
  });
});
