import { api } from '../../lib/api/client.ts';
import { openAhead, openFilm } from './opening.ts';
import type { PlayInfo } from './play-info.ts';
import { keepPlace } from './playtime/kept-place.ts';
import { savePreferences } from './preferences.ts';

const INFO = {
  file: { id: 7 },
  session: 3,
  sources: { file: '/stream/link/file', hls: '/stream/link/master.m3u8' },
  qualities: [
    { name: '480p', height: 480 },
    { name: '1080p', height: 1080 },
  ],
  playtime: 0,
} as PlayInfo;
const settle = () => new Promise((resolve) => setTimeout(resolve));

let asked: jest.SpyInstance;
let fetched: string[];
let now: number;

function answering(data: unknown, status = 200): void {
  asked.mockImplementation((async () => ({ data, error: data, response: { ok: status === 200, status } })) as never);
}

beforeEach(() => {
  asked = jest.spyOn(api, 'GET');
  answering(INFO);
  fetched = [];
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = async (address) => {
    fetched.push(String(address));
    throw new TypeError('no network in this test');
  };
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

describe('a film that is opened', () => {
  it('is asked for once, with the finger on its link', async () => {
    openAhead(7);
    expect(await openFilm(7)).toBe(INFO);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is asked for anew at the next visit: what was answered was of that moment', async () => {
    openAhead(7);
    await openFilm(7);
    await openFilm(7);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is asked for anew when the finger lay on another link, or long ago', async () => {
    openAhead(8);
    await openFilm(7);
    openAhead(7);
    now = 10_001;
    await openFilm(7);
    expect(asked.mock.calls.map(([, { params }]) => params.path.fid)).toEqual([8, 7, 7, 7]);
  });

  it('goes on where it stood when its viewer was signed out', async () => {
    keepPlace({ member: null, fid: 7, session: 3, time: 95 });
    expect(await openFilm(7)).toEqual({ ...INFO, playtime: 95 });
  });

  it.each([
    ['of another film', { member: null, fid: 8, session: 3, time: 95 }],
    ['of another member', { member: '12', fid: 7, session: 3, time: 95 }],
    ['from before the film was played again', { member: null, fid: 7, session: 2, time: 95 }],
  ])('takes no place %s', async (_, place) => {
    keepPlace(place);
    expect(await openFilm(7)).toBe(INFO);
  });

  it('says what was wrong to the page that opens it', async () => {
    answering({ code: 'unknown_file', message: 'There is no such file' }, 404);
    openAhead(7);
    await settle();
    await expect(openFilm(7)).rejects.toMatchObject({ httpStatus: 404 });
  });

  it('is asked for anew where the session had ended before its page was there to hear of it', async () => {
    answering({ status: -1, message: 'ended', auth_error: 'token_expired' }, 401);
    openAhead(7);
    await settle();
    answering('-2');
    expect(await openFilm(7)).toBe('-2');
  });

  it('has its first pieces loaded at once, of the quality that the stream begins with', async () => {
    await openFilm(7);
    expect(fetched).toEqual(
      ['master.m3u8', '480p.m3u8', '480p/init.mp4', '480p/0.m4s'].map((piece) => `/stream/link/${piece}`),
    );
  });

  it('has those of the quality that the viewer has chosen', async () => {
    savePreferences({ quality: 1080 });
    await openFilm(7);
    expect(fetched).toContain('/stream/link/1080p/0.m4s');
    expect(fetched).toHaveLength(4);
  });

  it.each([
    ['the first seconds when it goes on elsewhere', { ...INFO, playtime: 95 }, 3],
    ['nothing of a film that plays by ranges', { ...INFO, sources: { file: '/stream/link/file', hls: null } }, 0],
    ['nothing of a film that is refused', '-1', 0],
  ])('does not load %s', async (_, answer, pieces) => {
    answering(answer);
    await openFilm(7);
    expect(fetched).toHaveLength(pieces);
    expect(fetched.filter((address) => address.endsWith('0.m4s'))).toEqual([]);
  });
});
