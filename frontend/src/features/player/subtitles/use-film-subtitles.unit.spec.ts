import { act, renderHook, waitFor } from '@testing-library/react';
import { api } from '../../../lib/api/client.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import type { PlayInfo } from '../play-info.ts';
import { readFilePreferences, savePreferences } from '../preferences.ts';
import { useFilmSubtitles } from './use-film-subtitles.ts';

const post = jest.spyOn(api, 'POST');
const taken = { data: { status: 1 }, response: { ok: true, status: 200 } };
const away = { error: {}, response: { ok: false, status: 503 } };
const kept = () => (post.mock.calls as unknown as [string, { body: object }][]).map(([, { body }]) => body);

const info = (mine: number | null) =>
  ({
    file: { id: 7, dubbed: false },
    subtitles: [{ id: 3, language: 'en', url: '/s.vtt', label: null }],
    offsets: [{ track: 3, mine, hint: null }],
  }) as unknown as PlayInfo;
const open = (mine: number | null) => renderHook(() => useFilmSubtitles(info(mine)));

beforeEach(() => {
  localStorage.clear();
  savePreferences({ subtitles: 'en' });
  storeToken('t', false);
  post.mockReset().mockImplementation((async () => taken) as never);
});
afterAll(() => {
  clearToken();
  post.mockRestore();
});

describe('how far subtitles were moved', () => {
  it('is told when the player is left at once, by the page or with it', async () => {
    const left = open(null);
    act(() => left.result.current.shift(300));
    left.unmount();
    expect(kept()).toEqual([{ fid: 7, track: 3, offset: 300 }]);
    const closed = open(null);
    act(() => closed.result.current.shift(500));
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toHaveLength(2);
    closed.unmount();
    expect(kept()).toHaveLength(2);
  });

  it('is as it was set last on any device, once the server has it', async () => {
    const here = open(null);
    act(() => here.result.current.shift(300));
    here.unmount();
    await waitFor(() => expect(readFilePreferences(7).offsets).toEqual({}));
    expect(open(800).result.current.offset).toBe(800);
  });

  it('stays on this device where the server has not taken it', async () => {
    post.mockImplementation((async () => away) as never);
    const here = open(200);
    act(() => here.result.current.shift(300));
    here.unmount();
    await post.mock.results[0]?.value;
    expect(open(200).result.current.offset).toBe(300);
  });

  it('stays as it is while the words take another style', async () => {
    const { result } = open(null);
    act(() => result.current.shift(300));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(readFilePreferences(7).offsets).toEqual({}));
    act(() => result.current.setStyle({ ...result.current.style, size: 'huge' }));
    expect(result.current.offset).toBe(300);
  });

  it('is not told for whoever was signed out', () => {
    const { result, unmount } = open(null);
    act(() => result.current.shift(300));
    clearToken();
    unmount();
    expect(kept()).toEqual([]);
  });
});
