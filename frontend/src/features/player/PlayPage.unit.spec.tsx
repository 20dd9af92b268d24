import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import { PlayPage } from './PlayPage.tsx';

const i18n = i18next.createInstance();
/** jsdom takes only signals of its own, and the player's are Node's. */
function listenWithoutSignals(): void {
  const { addEventListener: listen } = EventTarget.prototype;
  jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    type,
    then,
    how,
  ) {
    const { signal, ...rest } = typeof how === 'object' ? how : { capture: how ?? false, signal: undefined };
    listen.call(this, type, then, rest);
    signal?.addEventListener('abort', () => this.removeEventListener(type, then, rest));
  });
}

beforeEach(listenWithoutSignals);
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function answering(status: number, body: unknown): jest.SpyInstance {
  const answer = status === 200 ? { data: body } : { error: body };
  const asked = jest.spyOn(api, 'GET');
  return asked.mockImplementation((async () => ({ ...answer, response: { ok: status === 200, status } })) as never);
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function open(...entries: string[]): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={entries}>
          <Routes>
            <Route path="play/:fid" element={<PlayPage />} />
            <Route path="*" element={<Address />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

/** jsdom reads no subtitles: here all have one line, which is always due. @returns the way back */
function speakInSubtitles(text: string): () => void {
  class Cue {
    readonly startTime = 0;
    readonly endTime = 60;
    readonly text = text;
    getCueAsHTML = () => document.createTextNode(text);
  }
  const cues = [new Cue()];
  const track = Object.assign(new EventTarget(), { mode: 'disabled', cues, activeCues: cues });
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { configurable: true, value: track });
  Object.assign(globalThis, { VTTCue: Cue });
  return () => {
    Reflect.deleteProperty(HTMLTrackElement.prototype, 'track');
    Reflect.deleteProperty(globalThis, 'VTTCue');
  };
}

/** An episode as the site tells of it, played by its file. */
const part = (id: number, next: number | null) => ({
  file: { id, post_type: 2, slug: 'x', name: { fa: null, en: 'X' }, cover_path: '', season: 1, episode: id },
  sources: { file: `/stream/${id}/file`, hls: null },
  qualities: [],
  subtitles: [],
  offsets: [],
  thumbnails_url: null,
  playtime: 0,
  next: next && { file_id: next, season: 1, episode: next },
});

describe('/play/{fid}', () => {
  it.each([
    [200, '-1', 'at /buy-premium/7/-'],
    [200, '-2', 'at /buy-premium/7/-'],
    [403, { code: 'bandwidth', message: 'your volume is too low' }, 'at /buy-premium/7/-'],
    [404, { code: 'unknown_file', message: 'There is no such file' }, 'unknown'],
  ])('leads on by what the site says: %i %j', async (status, body, shown) => {
    answering(status, body);
    open('/play/7');
    await screen.findByText(shown);
  });

  it('shows the next episode on the same screen, which full screen belongs to', async () => {
    for (const method of ['load', 'pause'] as const) {
      jest.spyOn(HTMLMediaElement.prototype, method).mockImplementation(() => undefined);
    }
    const answers = [part(7, 8), part(8, null)];
    const response = { ok: true, status: 200 };
    jest.spyOn(api, 'GET').mockImplementation((async () => ({ data: answers.shift(), response })) as never);
    open('/play/7');
    const shows = (id: number) =>
      waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe(`/stream/${id}/file`));
    await shows(7);
    const [player, video] = [document.querySelector('[data-player]'), document.querySelector('video')];
    fireEvent.keyDown(document.body, { code: 'KeyN', key: 'n' });
    await shows(8);
    expect(document.querySelector('[data-player]')).toBe(player);
    expect(document.querySelector('video')).toBe(video);
  });

  it('says in the words of the site where the film is', async () => {
    for (const method of ['load', 'pause'] as const) {
      jest.spyOn(HTMLMediaElement.prototype, method).mockImplementation(() => undefined);
    }
    answering(200, part(7, null));
    open('/play/7');
    const slider = await screen.findByRole('slider', { name: 'seek' });
    expect(slider.getAttribute('aria-valuetext')).toBe('seek.unknown');
  });

  it('is no stop of its own for who walks by keys', async () => {
    answering(200, part(7, null));
    open('/play/7');
    await screen.findByRole('slider', { name: 'seek' });
    expect(document.querySelector('[data-player]')?.getAttribute('tabindex')).toBe('-1');
  });

  it('leaves no subtitle behind what it says about a film that does not go on', async () => {
    for (const method of ['load', 'pause'] as const) {
      jest.spyOn(HTMLMediaElement.prototype, method).mockImplementation(() => undefined);
    }
    const undo = speakInSubtitles('a line');
    const subtitles = [{ id: 1, language: 'en', label: null, url: '/x.vtt' }];
    const answers: unknown[] = [{ ...part(7, null), subtitles }, '-1'];
    const response = { ok: true, status: 200 };
    jest.spyOn(api, 'GET').mockImplementation((async () => ({ data: answers.shift(), response })) as never);
    open('/play/7');
    await screen.findByText('a line');
    fireEvent.error(document.querySelector('video') as HTMLVideoElement);
    await screen.findByText('trouble.premium');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'trouble.buy' }));
    await waitFor(() => expect(screen.queryByText('a line')).toBeNull());
    undo();
  });

  it('gives muted sound back as loud as it was, and not by the key that makes it quieter', async () => {
    for (const method of ['load', 'pause'] as const) {
      jest.spyOn(HTMLMediaElement.prototype, method).mockImplementation(() => undefined);
    }
    answering(200, part(7, null));
    open('/play/7');
    await screen.findByRole('slider', { name: 'seek' });
    const video = document.querySelector('video') as HTMLVideoElement;
    const press = async (key: string, code: string, then: [muted: boolean, volume: number]) => {
      fireEvent.keyDown(document.body, { key, code });
      await waitFor(() => expect([video.muted, video.volume]).toEqual(then));
      fireEvent(video, new Event('volumechange'));
    };
    await press('ArrowDown', 'ArrowDown', [false, 0.9]);
    await press('m', 'KeyM', [true, 0.9]);
    await press('ArrowDown', 'ArrowDown', [true, 0.9]);
    await press('ArrowUp', 'ArrowUp', [false, 0.9]);
    await press('ArrowUp', 'ArrowUp', [false, 1]);
  });

  it('leads home where it does not open, since nothing of the site stands around it', async () => {
    answering(500, {});
    open('/play/7');
    expect(await screen.findByRole('button', { name: 'error.retry' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'nav.home' }).getAttribute('href')).toBe('/');
  });

  it.each([
    [1, 'at /movies/x'],
    [0, 'at /'],
  ])('has a way back while it is still opening: %i entries before', async (idx, shown) => {
    jest.spyOn(api, 'GET').mockReturnValue(new Promise(() => undefined) as never);
    history.replaceState({ idx }, '');
    open('/movies/x', '/play/7');
    fireEvent.click(await screen.findByRole('button', { name: 'opening.back' }));
    await screen.findByText(shown);
  });

  it.each(['x7', '0', '9999999999'])('asks nothing about what is no number of a file: %s', async (fid) => {
    const asked = answering(200, '-1');
    open(`/play/${fid}`);
    await screen.findByText('unknown');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not for search engines', async () => {
    answering(404, { code: 'unknown_file', message: 'There is no such file' });
    open('/play/7');
    await screen.findByText('unknown');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
