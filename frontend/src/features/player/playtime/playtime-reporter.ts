/** Specification §7: every 60 s while playing. */
const INTERVAL_MS = 60_000;
/** A thumb that is dragged seeks many times; where it comes to rest is what counts. */
const SEEK_DEBOUNCE_MS = 1_000;
/** A report that was not taken is followed by one of the place where the viewer is by then. */
export const RETRY_INTERVAL_MS = 15_000;

/** One report, as `POST /api/playtime` takes it. */
export interface PlaytimeReport {
  fid: number;
  /** Whole seconds. */
  time: number;
  /** Number of the playing. */
  session: number;
  /** Counts up, so that of two reports the later one wins on whichever way it came. */
  sequence: number;
  duration?: number;
}

interface Reporting {
  fid: number;
  session: number;
  where(): { time: number; duration: number };
  /** @returns false when the server could not take it now. */
  send(report: PlaytimeReport): Promise<boolean>;
  /** For a page that is being left: it has to go out at once and is not answered. */
  beacon(report: PlaytimeReport): void;
}

export interface PlaytimeReporter {
  played(): void;
  paused(): void;
  seeked(): void;
  /** The page is hidden or left. */
  hidden(): void;
  /** The player goes away inside the site. */
  stop(): void;
  /** Another playing is reported from now on: this one says nothing more. */
  end(): void;
}

/** Says where a player is: each minute while it plays, and on pause, seek and leave; never the same place twice in a row. */
export function playtimeReporter({ fid, session, where, send, beacon }: Reporting): PlaytimeReporter {
  let sequence = 0;
  let last: number | null = null;
  let minutes: ReturnType<typeof setInterval> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  const sendOrAgain = (report: PlaytimeReport) => {
    void send(report).then((taken) => {
      if (taken || report.sequence !== sequence) return;
      last = null;
      clearTimeout(again);
      again = setTimeout(() => say(sendOrAgain), RETRY_INTERVAL_MS);
    });
  };
  const say = (way: (report: PlaytimeReport) => void) => {
    clearTimeout(rest);
    clearTimeout(again);
    const { time: exact, duration } = where();
    const time = Math.floor(exact);
    if (time === last) return;
    last = time;
    sequence += 1;
    const known = Number.isFinite(duration) && duration > 0;
    way({ fid, time, session, sequence, ...(known ? { duration: Math.round(duration) } : {}) });
  };
  const stopClock = () => {
    clearInterval(minutes);
    minutes = undefined;
  };

  return {
    played() {
      minutes ??= setInterval(() => say(sendOrAgain), INTERVAL_MS);
    },
    paused() {
      stopClock();
      say(sendOrAgain);
    },
    seeked() {
      clearTimeout(rest);
      rest = setTimeout(() => say(sendOrAgain), SEEK_DEBOUNCE_MS);
    },
    hidden: () => say(beacon),
    stop() {
      stopClock();
      say(sendOrAgain);
    },
    end() {
      stopClock();
      clearTimeout(rest);
      clearTimeout(again);
    },
  };
}
