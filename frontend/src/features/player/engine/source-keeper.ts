import type { PlayInfo, PlayRefusal } from '../play-info.ts';
import type { AttachedSource, SourceEvents } from './attach-source.ts';
import { nextStep, type Trouble } from './recovery.ts';

interface Keeping {
  video: HTMLVideoElement;
  info: PlayInfo;
  /** Seconds. */
  from: number;
  attach(sources: PlayInfo['sources'], from: number, events: SourceEvents): Promise<AttachedSource>;
  /** Asks the site for the film anew. */
  ask(): Promise<PlayInfo | PlayRefusal>;
  events: Pick<SourceEvents, 'onLevels' | 'onHeight'> & {
    /** null once the film moves again. */
    onTrouble(trouble: Trouble | null): void;
  };
}

export interface SourceKeeper {
  choose(index: number | null): void;
  /** The viewer asks for another try. */
  retry(): void;
  stop(): void;
}

/** Keeps a film running: when its source breaks off it is asked for anew, and goes on at the same second. */
export function keepSource({ video, info, from, attach, ask, events }: Keeping): SourceKeeper {
  let source: AttachedSource | null = null;
  let position = from;
  /** Since the film last moved, and since the site last answered. */
  const tries = { reloads: 0, asks: 0 };
  let playing = false;
  let stopped = false;
  let mending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = () => {
    if (mending || video.readyState === 0) return;
    if (Math.abs(video.currentTime - position) > 0.5) tries.reloads = 0;
    position = video.currentTime;
  };
  const moves = () => {
    remember();
    if (!mending) events.onTrouble(null);
  };
  const open = async (sources: PlayInfo['sources']) => {
    source?.detach();
    source = null;
    const opened = await attach(sources, position, { ...events, onBroken }).catch(() => null);
    if (stopped) return opened?.detach();
    source = opened;
    mending = opened === null;
    if (mending) await mend();
  };
  const mend = async () => {
    const answer = await ask().catch((error: Error) => error);
    if (stopped) return;
    const step = nextStep(answer, answer instanceof Error ? tries.asks++ : tries.reloads++);
    if (step.does !== 'ask again') tries.asks = 0;
    if (step.does === 'stop') {
      video.pause();
      source?.detach();
      source = null;
      events.onTrouble(step.trouble);
      return;
    }
    if (step.does === 'ask again') events.onTrouble(step.trouble);
    later(step.does === 'reload' ? () => void reload(step.info) : () => void mend(), step.afterMs);
  };
  const later = (then: () => void, afterMs: number) => {
    clearTimeout(timer);
    if (afterMs === 0) then();
    else timer = setTimeout(then, afterMs);
  };
  const reload = async (fresh: PlayInfo) => {
    await open(fresh.sources);
    if (playing && !mending && !stopped) await video.play().catch(() => undefined);
  };
  function onBroken(): void {
    if (stopped || mending) return;
    remember();
    playing = !video.paused;
    mending = true;
    void mend();
  }
  const retry = () => {
    mending = true;
    clearTimeout(timer);
    void mend();
  };
  const online = () => mending && retry();

  video.addEventListener('timeupdate', moves);
  window.addEventListener('online', online);
  void open(info.sources);
  return {
    choose: (index) => source?.choose(index),
    retry() {
      Object.assign(tries, { reloads: 0, asks: 0 });
      playing = true;
      retry();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      video.removeEventListener('timeupdate', moves);
      window.removeEventListener('online', online);
      source?.detach();
    },
  };
}
