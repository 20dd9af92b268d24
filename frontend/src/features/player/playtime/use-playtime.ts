import { useEffect } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { beaconPlaytime, type PlayInfo, sendPlaytime, startPlaying } from '../play-info.ts';
import { type PlaytimeReporter, playtimeReporter } from './playtime-reporter.ts';

/** @returns false for what may be tried again: too many reports, a server or a network that is not there. */
const isTaken = (error: unknown) =>
  !(error instanceof ApiError && (error.httpStatus === 429 || error.httpStatus === 0 || error.httpStatus >= 500));

/** Reports where the viewer is, from the first second that plays: before it there is nothing that could be forgotten. */
export function usePlaytime(video: HTMLVideoElement | null, { file: { id: fid } }: PlayInfo): void {
  useEffect(() => {
    if (!video) return;
    let reporter: PlaytimeReporter | null = null;
    let starting = false;
    let left = false;

    let known = { time: 0, duration: 0 };
    // A source that is taken away puts the element back to 0, which is not where the viewer is.
    const where = () => {
      if (video.readyState > 0) known = { time: video.currentTime, duration: video.duration };
      return known;
    };
    const begin = async () => {
      if (reporter) return reporter.played();
      if (starting) return;
      starting = true;
      const begun = await startPlaying(fid).catch(() => null);
      starting = false;
      if (left || !begun) return;
      const send = (report: Parameters<typeof sendPlaytime>[0]) => sendPlaytime(report).then(() => true, isTaken);
      reporter = playtimeReporter({ fid, session: begun.session, where, send, beacon: beaconPlaytime });
      if (!video.paused) reporter.played();
    };
    const undo: (() => void)[] = [];
    const on = (target: EventTarget, event: string, then: () => void) => {
      target.addEventListener(event, then);
      undo.push(() => target.removeEventListener(event, then));
    };
    on(video, 'timeupdate', where);
    on(video, 'playing', () => void begin());
    on(video, 'pause', () => reporter?.paused());
    on(video, 'seeked', () => reporter?.seeked());
    on(window, 'pagehide', () => reporter?.hidden());
    on(document, 'visibilitychange', () => document.visibilityState === 'hidden' && reporter?.hidden());
    return () => {
      left = true;
      for (const one of undo) one();
      reporter?.stop();
    };
  }, [video, fid]);
}
