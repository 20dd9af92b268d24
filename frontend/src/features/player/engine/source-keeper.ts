import type { PlayInfo, PlayRefusal } from '../play-info.ts';
import type { AttachedSource, SourceEvents, Start } from './attach-source.ts';
import { nextStep, type Trouble } from './recovery.ts';

interface Keeping {
  video: HTMLVideoElement;
  info: PlayInfo;
  start: Start;
  attach(sources: PlayInfo['sources'], start: Start, events: SourceEvents): Promise<AttachedSource>;
  /** Asks the site for the film anew. */
  ask(): Promise<PlayInfo | PlayRefusal>;
  events: Pick<SourceEvents, 'onLevels' | 'onHeight'> & {
    /** null once the film moves again. */
    onTrouble(trouble: Trouble | null): void;
  };
}

export interface SourceKeeper {
  /** @param lines of the picture; null for automatic. */
  choose(lines: number | null): void;
  /** @param second where the film goes on, also one that is still being loaded. */
  goTo(second: number): void;
  /** The viewer asks for another try. */
  retry(): void;
  /** The viewer does without the piece that cannot be had. */
  skip(): void;
  stop(): void;
}

/** When a film may have come to the end of what was loaded, by itself or because the viewer went to another place. */
const DRY_SIGNS = ['timeupdate', 'waiting', 'seeking', 'error'] as const;

/** So little before the end of what is loaded the film stands still. */
const EDGE_SECONDS = 0.3;

/** So far behind the last picture the film goes on when a piece of it is left out: the pieces of a stream are shorter. */
const SKIP_SECONDS = 10;

/** @returns the second to which the film is loaded from where it is on. */
function loadedTo({ buffered, currentTime }: HTMLVideoElement): number {
  const part = Array.from({ length: buffered.length }, (_, at) => at).find(
    (at) => buffered.start(at) <= currentTime + EDGE_SECONDS && currentTime <= buffered.end(at),
  );
  return part === undefined ? currentTime : buffered.end(part);
}

/** Whether the film can go on by what is loaded. */
function hasMore(video: HTMLVideoElement): boolean {
  const { currentTime, duration, error } = video;
  return !error && loadedTo(video) > Math.min(currentTime, duration - 2 * EDGE_SECONDS) + EDGE_SECONDS;
}

/** Keeps a film running: when its source breaks off it is asked for anew, and goes on at the same second. What was loaded is shown first. */
export function keepSource({ video, info, start, attach, ask, events }: Keeping): SourceKeeper {
  let source: AttachedSource | null = null;
  let sources = info.sources;
  let opening = 0;
  let asking = 0;
  let { from: position, lines } = start;
  /** To where the film was loaded when it last broke off. */
  let edge = position;
  /** Of the film, in seconds; 0 until it has been read. */
  let length = 0;
  /** Since the film last came further than that, and since the site last answered. */
  const tries = { reloads: 0, asks: 0 };
  let playing = false;
  let stopped = false;
  let mending = false;
  /** Nothing more comes, and what has come plays on. */
  let playingOut = false;
  /** Nothing plays any more, for a reason that the viewer may do something about. */
  let standing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = () => {
    if (!mending || playingOut) comeTo(video.currentTime);
  };
  const comeTo = (second: number) => {
    if (video.readyState === 0) return;
    if (second > edge + EDGE_SECONDS) tries.reloads = 0;
    position = second;
    length = video.duration;
  };
  const moves = () => {
    // What was still on its way has come after all.
    if (mending && source) playingOut ||= hasMore(video);
    remember();
    if (!mending || playingOut) events.onTrouble(null);
  };
  const open = async () => {
    playingOut = false;
    source?.detach();
    source = null;
    const turn = ++opening;
    const opened = await attach(sources, { from: position, lines }, { ...events, onBroken }).catch(() => null);
    if (stopped || turn !== opening) return opened?.detach();
    source = opened;
    mending = opened === null;
    if (mending) await mend();
  };
  const mend = async () => {
    const turn = ++asking;
    const answer = await ask().catch((error: Error) => error);
    if (stopped || turn !== asking) return;
    const step = nextStep(answer, answer instanceof Error ? tries.asks++ : tries.reloads++);
    if (step.does !== 'ask again') tries.asks = 0;
    if (step.does === 'stop') {
      playingOut = step.trouble !== 'unplayable' && hasMore(video);
      if (!playingOut) stopWith(isPiece(answer) ? 'piece' : step.trouble);
      return;
    }
    // A fresh link takes away what is loaded: one that has not helped is not followed by the next before that is seen.
    if (step.afterMs > 0) {
      playingOut = hasMore(video);
      if (step.does === 'reload' && playingOut) return;
    }
    if (step.does === 'ask again' && !playingOut) events.onTrouble(step.trouble);
    later(step.does === 'reload' ? () => void reload(step.info) : () => void mend(), step.afterMs);
  };
  /** The site gives what it should, and all that fails is one place of a film that has more behind it. */
  const isPiece = (answer: PlayInfo | PlayRefusal | Error) =>
    typeof answer === 'object' && !(answer instanceof Error) && edge + SKIP_SECONDS < length;
  const stopWith = (trouble: Trouble) => {
    standing = true;
    video.pause();
    source?.detach();
    source = null;
    events.onTrouble(trouble);
  };
  /** What was loaded is seen: by now the plan may have been renewed in another window, or the line be back. */
  const ranDry = () => {
    if (!playingOut || hasMore(video)) return;
    remember();
    playing = !video.paused;
    playingOut = false;
    void mend();
  };
  /** The viewer goes to another place while nothing comes, such as back to what is loaded. */
  const seeks = () => {
    if (!mending || !source) return;
    comeTo(video.currentTime);
    playingOut ||= hasMore(video);
  };
  const later = (then: () => void, afterMs: number) => {
    clearTimeout(timer);
    if (afterMs === 0) then();
    else timer = setTimeout(then, afterMs);
  };
  const reload = async (fresh: PlayInfo) => {
    sources = fresh.sources;
    if (playingOut) {
      remember();
      playing = !video.paused;
    }
    await open();
    if (playing && !mending && !stopped) await video.play().catch(() => undefined);
  };
  function onBroken(): void {
    if (stopped || mending) return;
    remember();
    edge = Math.max(position, loadedTo(video));
    playing = !video.paused;
    mending = true;
    void mend();
  }
  /** Where the browser knows that the line is gone, what loads a stream waits for it without a word. */
  const standsOffline = () => {
    if (!navigator.onLine && !hasMore(video)) onBroken();
  };
  const retry = () => {
    mending = true;
    standing = false;
    clearTimeout(timer);
    void mend();
  };
  const retryAnew = () => {
    Object.assign(tries, { reloads: 0, asks: 0 });
    retry();
  };
  const retryFromNothing = () => {
    playing = true;
    retryAnew();
  };
  const online = () => mending && retry();
  /** They may have bought a plan meanwhile, or logged in, in another window. */
  const comesBack = () => standing && document.visibilityState === 'visible' && retryAnew();

  const listeners: [EventTarget, string, () => void][] = [
    [video, 'timeupdate', moves],
    [video, 'seeking', seeks],
    ...DRY_SIGNS.flatMap((sign): typeof listeners => [
      [video, sign, ranDry],
      [video, sign, standsOffline],
    ]),
    [window, 'online', online],
    [window, 'offline', standsOffline],
    [document, 'visibilitychange', comesBack],
  ];
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  void open();
  return {
    choose(wanted) {
      lines = wanted;
      source?.choose(wanted);
    },
    goTo(second) {
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) video.currentTime = second;
      else {
        // What has no picture yet would still begin where it was told to.
        position = second;
        if (!mending) void open();
      }
    },
    retry: retryFromNothing,
    skip() {
      position = edge + SKIP_SECONDS;
      retryFromNothing();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
      source?.detach();
    },
  };
}
