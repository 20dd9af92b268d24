import { act, cleanup, render } from '@testing-library/react';
import { SubtitleTrack } from './SubtitleTrack.tsx';

const SUBTITLE = { id: 3, language: 'fa', label: null, url: '/s.vtt' };
const missing: boolean[] = [];
const tracks: (HTMLTrackElement | null)[] = [];
const now = () => tracks.at(-1);
const happens = (event: string) => act(() => now()?.dispatchEvent(new Event(event)));

beforeEach(() => {
  jest.useFakeTimers();
  missing.length = 0;
  tracks.length = 0;
  render(
    // biome-ignore lint/a11y/useMediaCaption: they are what this is about
    <video>
      <SubtitleTrack
        subtitle={SUBTITLE}
        onTrack={(track) => tracks.push(track)}
        onMissing={(still) => missing.push(still)}
      />
    </video>,
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the file of the subtitles', () => {
  it('is asked for again when it did not come, until it has', () => {
    const first = now();
    happens('error');
    expect(missing).toEqual([true]);
    act(() => jest.advanceTimersByTime(3_000));
    const second = now();
    expect(second).not.toBe(first);
    expect(second?.getAttribute('src')).toBe('/s.vtt');
    happens('error');
    act(() => jest.advanceTimersByTime(3_000));
    expect(now()).toBe(second);
    act(() => jest.advanceTimersByTime(3_000));
    const third = now();
    expect(third).not.toBe(second);
    happens('load');
    expect(missing.at(-1)).toBe(false);
    act(() => jest.advanceTimersByTime(120_000));
    expect(now()).toBe(third);
  });

  it('is asked for at once when the line is back', () => {
    const first = now();
    happens('error');
    act(() => void dispatchEvent(new Event('online')));
    expect(now()).not.toBe(first);
    expect(now()).toBeTruthy();
  });

  it('is missed no more once the viewer does without', () => {
    happens('error');
    cleanup();
    expect(missing.at(-1)).toBe(false);
    expect(now()).toBeNull();
  });
});
