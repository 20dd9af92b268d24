import { ApiError } from '../../../lib/api/api-error.ts';
import { memberId, readToken } from '../../../lib/session/token.ts';
import { listen } from '../engine/listen.ts';
import { beaconPlaytime, sendPlaytime, startPlaying } from '../play-info.ts';
import { keepPlace } from './kept-place.ts';
import {
  type PlaytimeReport,
  type PlaytimeReporter,
  playtimeReporter,
  RETRY_INTERVAL_MS,
} from './playtime-reporter.ts';

interface Played {
  video: HTMLVideoElement;
  fid: number;
  /** A report was answered when the viewer had already gone. */
  onLateReport(): void;
}

/** @returns false for what may be tried again: too many reports, a server or a network that is not there. */
const isTaken = (error: unknown) =>
  !(error instanceof ApiError && (error.httpStatus === 429 || error.httpStatus === 0 || error.httpStatus >= 500));

/**
 * Reports where the viewer is, from the first second that plays: before it there is nothing that could be forgotten.
 * @returns how the viewer goes away inside the site.
 */
export function reportPlaying({ video, fid, onLateReport }: Played): () => void {
  const member = memberId();
  let reporter: PlaytimeReporter | null = null;
  /** Number of the playing that is reported. */
  let playing = 0;
  let starting = false;
  /** It plays, and the server does not know yet. */
  let failed = false;
  /** The viewer has pressed play since a report last counted. */
  let pressed = false;
  let left = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let known = { time: 0, duration: 0 };

  /** A source that is taken away puts the element back to 0, and the next film's has a place of its own. */
  const where = () => {
    if (!left && video.readyState > 0) known = { time: video.currentTime, duration: video.duration };
    return known;
  };
  const begin = async () => {
    if (reporter || starting) return;
    starting = true;
    clearTimeout(again);
    await startPlaying(fid).then(report, retryLater);
    starting = false;
  };
  const retryLater = (error: unknown) => {
    failed = true;
    if (!left && !isTaken(error)) again = setTimeout(() => void begin(), RETRY_INTERVAL_MS);
  };
  const beginAgain = () => {
    if (failed) void begin();
  };
  const report = ({ session }: { session: number }) => {
    playing = session;
    pressed = false;
    reporter = playtimeReporter({ fid, session, where, send, beacon: beaconPlaytime });
    if (failed || left || video.paused) reporter.paused();
    if (!left && !video.paused) reporter.played();
  };
  const send = (sent: PlaytimeReport) =>
    sendPlaytime(sent).then(({ recorded }) => {
      if (recorded) pressed = false;
      else if (pressed && sent.session === playing) takeOver();
      if (left) onLateReport();
      return true;
    }, isTaken);
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

  const endListening = listen(
    [
      video,
      {
        timeupdate: where,
        play: () => {
          pressed = true;
        },
        playing: () => (reporter ? reporter.played() : void begin()),
        pause: () => (reporter ? reporter.paused() : beginAgain()),
        seeked: () => reporter?.seeked(),
        // A source that is taken away takes the event of its pause along: a plan has ended, or the film is being asked for anew.
        emptied: () => reporter?.paused(),
      },
    ],
    [window, { pagehide: () => reporter?.hidden() }],
    [
      document,
      {
        visibilitychange: () => {
          if (document.visibilityState === 'hidden') reporter ? reporter.hidden() : beginAgain();
        },
      },
    ],
  );
  return () => {
    left = true;
    clearTimeout(again);
    endListening();
    // Whoever was signed out is told so once.
    if (readToken() === null) endSignedOut();
    else if (reporter) reporter.stop();
    else beginAgain();
  };
}
