import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { memberId, readToken } from '../../../lib/session/token.ts';
import { beaconPlaytime, type PlayInfo, sendPlaytime, startPlaying } from '../play-info.ts';
import { keepPlace } from './kept-place.ts';
import {
  type PlaytimeReport,
  type PlaytimeReporter,
  playtimeReporter,
  RETRY_INTERVAL_MS,
} from './playtime-reporter.ts';

/** @returns false for what may be tried again: too many reports, a server or a network that is not there. */
const isTaken = (error: unknown) =>
  !(error instanceof ApiError && (error.httpStatus === 429 || error.httpStatus === 0 || error.httpStatus >= 500));

/** Reports where the viewer is, from the first second that plays: before it there is nothing that could be forgotten. */
export function usePlaytime(video: HTMLVideoElement | null, { file: { id: fid } }: PlayInfo): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!video) return;
    let reporter: PlaytimeReporter | null = null;
    let starting = false;
    /** It plays, and the server does not know yet. */
    let failed = false;
    let left = false;
    /** The viewer has pressed play since a report last counted. */
    let pressed = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    /** Number of the playing that is reported. */
    let playing = 0;
    const member = memberId();

    let known = { time: 0, duration: 0 };
    // A source that is taken away puts the element back to 0, and the next film's has a place of its own.
    const where = () => {
      if (!left && video.readyState > 0) known = { time: video.currentTime, duration: video.duration };
      return known;
    };
    const begin = async () => {
      if (reporter || starting) return;
      starting = true;
      clearTimeout(again);
      const begun = await startPlaying(fid).catch((error: unknown) => ({ error }));
      starting = false;
      if ('error' in begun) {
        failed = true;
        if (!left && !isTaken(begun.error)) again = setTimeout(() => void begin(), RETRY_INTERVAL_MS);
        return;
      }
      pressed = false;
      const { session } = begun;
      const send = (report: PlaytimeReport) =>
        sendPlaytime(report).then(({ recorded }) => {
          if (recorded) pressed = false;
          else if (pressed && session === playing) takeOver();
          // The page that the viewer has gone to asked for their place while this was on its way.
          if (left) void client.invalidateQueries({ queryKey: ['session', 'watching'] });
          return true;
        }, isTaken);
      playing = session;
      reporter = playtimeReporter({ fid, session, where, send, beacon: beaconPlaytime });
      if (failed || left || video.paused) reporter.paused();
      if (!left && !video.paused) reporter.played();
    };
    /** The film was opened elsewhere since, and here is where the viewer goes on: this counts from now on. */
    const takeOver = () => {
      reporter?.end();
      reporter = null;
      failed = true;
      void begin();
    };
    const endSignedOut = () => {
      reporter?.end();
      const time = Math.floor(where().time);
      if (reporter && time > 0) keepPlace({ member, fid, session: playing, time });
    };
    const beginAgain = () => {
      if (failed) void begin();
    };
    const undo: (() => void)[] = [];
    const on = (target: EventTarget, event: string, then: () => void) => {
      target.addEventListener(event, then);
      undo.push(() => target.removeEventListener(event, then));
    };
    on(video, 'timeupdate', where);
    on(video, 'play', () => {
      pressed = true;
    });
    on(video, 'playing', () => (reporter ? reporter.played() : void begin()));
    on(video, 'pause', () => (reporter ? reporter.paused() : beginAgain()));
    on(video, 'seeked', () => reporter?.seeked());
    // A source that is taken away takes the event of its pause along: a plan has ended, or the film is being asked for anew.
    on(video, 'emptied', () => reporter?.paused());
    on(window, 'pagehide', () => reporter?.hidden());
    on(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') reporter ? reporter.hidden() : beginAgain();
    });
    return () => {
      left = true;
      clearTimeout(again);
      for (const one of undo) one();
      // Whoever was signed out is told so once.
      if (readToken() === null) endSignedOut();
      else if (reporter) reporter.stop();
      else beginAgain();
    };
  }, [video, fid, client]);
}
