import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { api } from '../../../lib/api/client.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import type { PlayInfo } from '../play-info.ts';
import { withKeptPlace } from './kept-place.ts';
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

beforeEach(() => {
  post.mockReset();
  storeToken('t', false);
});
afterAll(() => clearToken());

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const watch = (video: HTMLVideoElement) =>
  renderHook(() => usePlaytime(video, { file: { id: 7 } } as PlayInfo), { wrapper });

describe('what a player reports', () => {
  it('is the last place of the film, also when its source was taken away', async () => {
    const answer = { data: { session: 4, playtime: 0 }, response: { ok: true, status: 200 } };
    post.mockImplementation((async () => answer) as never);
    const { video, film } = playing(44.5);
    watch(video);
    video.dispatchEvent(new Event('playing'));
    await waitFor(() => expect(bodies('/api/user/startPlaying')).toEqual([{ fid: 7 }]));
    video.dispatchEvent(new Event('timeupdate'));
    Object.assign(film, { paused: true, readyState: 0, currentTime: 0, duration: Number.NaN });
    await waitFor(() => {
      video.dispatchEvent(new Event('pause'));
      expect(bodies('/api/playtime')).toEqual([{ fid: 7, time: 44, session: 4, sequence: 1, duration: 100 }]);
    });
  });

  it('is told as soon as the source is taken away, as when a plan has ended', async () => {
    const answer = { data: { session: 4, playtime: 0 }, response: { ok: true, status: 200 } };
    post.mockImplementation((async () => answer) as never);
    const { video, film } = playing(44.5);
    watch(video);
    video.dispatchEvent(new Event('playing'));
    await waitFor(() => expect(bodies('/api/user/startPlaying')).toEqual([{ fid: 7 }]));
    video.dispatchEvent(new Event('timeupdate'));
    Object.assign(film, { paused: true, readyState: 0, currentTime: 0, duration: Number.NaN });
    await waitFor(() => {
      video.dispatchEvent(new Event('emptied'));
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
      const { unmount } = watch(video);
      video.dispatchEvent(new Event('playing'));
      await settle();
      film.currentTime = 18;
      await jest.advanceTimersByTimeAsync(15_000);
      expect(bodies('/api/playtime')).toEqual([{ fid: 7, time: 18, session: 4, sequence: 1, duration: 100 }]);
      unmount();
    });

    it('is told when the viewer leaves', async () => {
      const { video } = playing(9);
      const { unmount } = watch(video);
      video.dispatchEvent(new Event('playing'));
      await settle();
      video.dispatchEvent(new Event('timeupdate'));
      unmount();
      await settle();
      expect(bodies('/api/playtime')).toEqual([{ fid: 7, time: 9, session: 4, sequence: 1, duration: 100 }]);
    });
  });

  describe('once the film was opened in another window', () => {
    /** The playing that counts, as the server has it. */
    let newest: number;
    const settle = () => jest.advanceTimersByTimeAsync(0);
    const response = { ok: true, status: 200 };
    beforeEach(() => {
      jest.useFakeTimers();
      newest = 0;
      post.mockImplementation((async (path: string, { body }: { body: { session: number } }) => {
        if (path === '/api/user/startPlaying') newest += 1;
        const recorded = body.session === newest;
        return {
          data: path === '/api/playtime' ? { status: 1, recorded } : { session: newest, playtime: 0 },
          response,
        };
      }) as never);
    });
    afterEach(() => jest.useRealTimers());

    async function playingSince(second: number) {
      const { video, film } = playing(second);
      const { unmount } = watch(video);
      video.dispatchEvent(new Event('play'));
      video.dispatchEvent(new Event('playing'));
      await settle();
      const press = (name: 'play' | 'pause') => {
        film.paused = name === 'pause';
        video.dispatchEvent(new Event(name));
        if (name === 'play') video.dispatchEvent(new Event('playing'));
        return settle();
      };
      return { video, film, unmount, press };
    }

    it('counts again where the viewer goes on here', async () => {
      const { film, press, unmount } = await playingSince(3);
      await press('pause');
      newest += 1;
      await press('play');
      film.currentTime = 40;
      await press('pause');
      expect(bodies('/api/playtime').slice(1)).toEqual([
        { fid: 7, time: 40, session: 1, sequence: 2, duration: 100 },
        { fid: 7, time: 40, session: 3, sequence: 1, duration: 100 },
      ]);
      unmount();
    });

    it('counts no more where nobody has touched it', async () => {
      const { film, unmount } = await playingSince(3);
      newest += 1;
      film.currentTime = 63;
      await jest.advanceTimersByTimeAsync(60_000);
      film.currentTime = 99;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(bodies('/api/user/startPlaying')).toHaveLength(1);
      unmount();
    });

    it('lets the page that follows ask for the place anew', async () => {
      const { video, film, unmount } = await playingSince(3);
      const key = ['session', 'watching', 'progress', 1];
      client.setQueryData(key, {});
      film.currentTime = 34;
      video.dispatchEvent(new Event('timeupdate'));
      unmount();
      expect(client.getQueryState(key)?.isInvalidated).toBe(false);
      await settle();
      expect([bodies('/api/playtime').length, client.getQueryState(key)?.isInvalidated]).toEqual([1, true]);
    });

    it('says nothing for whoever was signed out meanwhile, and keeps the place until they are back', async () => {
      const { video, film, unmount } = await playingSince(3);
      film.currentTime = 34;
      video.dispatchEvent(new Event('timeupdate'));
      clearToken();
      unmount();
      await settle();
      expect(bodies('/api/playtime')).toEqual([]);
      const back = withKeptPlace({ file: { id: 7 }, session: 1, playtime: 0 } as PlayInfo);
      expect(back.playtime).toBe(34);
    });
  });
});
