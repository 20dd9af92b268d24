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

describe('what a player reports', () => {
  it('is the last place of the film, also when its source was taken away', async () => {
    const answer = { data: { session: 4, playtime: 0 }, response: { ok: true, status: 200 } };
    post.mockImplementation((async () => answer) as never);
    const video = document.createElement('video');
    const film = { paused: false, readyState: 4, currentTime: 44.5, duration: 100 };
    for (const part of Object.keys(film) as (keyof typeof film)[]) {
      Object.defineProperty(video, part, { get: () => film[part] });
    }
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
});
