import type { PlayInfo, PlayRefusal } from '../../play-info.ts';
import type { AttachedSource, SourceEvents, Start } from '../attach-source.ts';
import { listen } from '../listen.ts';
import { FilmPlace, hasMore } from './film-place.ts';
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

/** Fresh links since the film last came further, questions since the site last answered. */
const NO_TRIES = { reloads: 0, asks: 0 };

/** Keeps a film running: when its source breaks off it is asked for anew, and goes on at the same second. What was loaded is shown first. */
export class SourceKeeper {
  private readonly keeping: Keeping;
  private readonly video: HTMLVideoElement;
  private readonly place: FilmPlace;
  private readonly endListening: () => void;
  private source: AttachedSource | null = null;
  private sources: PlayInfo['sources'];
  /** Of the picture; null for automatic. */
  private lines: number | null;
  private tries = { ...NO_TRIES };
  /** Of several that are under way the last one counts. */
  private opening = 0;
  private asking = 0;
  /** The source has broken off. */
  private mending = false;
  /** Nothing more comes, and what has come plays on. */
  private playingOut = false;
  /** Nothing plays any more, for a reason that the viewer may do something about. */
  private standing = false;
  /** The viewer had it play when it broke off. */
  private played = false;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(keeping: Keeping) {
    this.keeping = keeping;
    this.video = keeping.video;
    this.sources = keeping.info.sources;
    this.place = new FilmPlace(keeping.start.from);
    this.lines = keeping.start.lines;
    this.endListening = this.listen();
    void this.open();
  }

  /** @param lines of the picture; null for automatic. */
  choose(lines: number | null): void {
    this.lines = lines;
    this.source?.choose(lines);
  }

  /** @param second where the film goes on, also one that is still being loaded. */
  goTo(second: number): void {
    if (this.video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      this.video.currentTime = second;
      return;
    }
    // What has no picture yet would still begin where it was told to.
    this.place.at = second;
    if (!this.mending) void this.open();
  }

  /** The viewer asks for another try. */
  retry(): void {
    this.played = true;
    this.retryAnew();
  }

  /** The viewer does without the piece that cannot be had. */
  skip(): void {
    this.place.skip();
    this.retry();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.endListening();
    this.detach();
  }

  private listen(): () => void {
    // When a film may have come to the end of what was loaded, by itself or because the viewer went to another place.
    const dry = () => {
      this.ranDry();
      this.standsOffline();
    };
    return listen(
      [this.video, { timeupdate: () => this.moves(), seeking: () => this.seeks() }],
      [this.video, { timeupdate: dry, waiting: dry, seeking: dry, error: dry }],
      [window, { online: () => this.mending && this.tryAgain(), offline: () => this.standsOffline() }],
      [document, { visibilitychange: () => this.comesBack() }],
    );
  }

  /** They may have bought a plan meanwhile, or logged in, in another window. */
  private comesBack(): void {
    if (this.standing && document.visibilityState === 'visible') this.retryAnew();
  }

  private moves(): void {
    // What was still on its way has come after all.
    if (this.mending && this.source) this.playingOut ||= hasMore(this.video);
    if (this.mending && !this.playingOut) return;
    this.follow();
    this.keeping.events.onTrouble(null);
  }

  /** The viewer goes to another place while nothing comes, such as back to what is loaded. */
  private seeks(): void {
    if (!this.mending || !this.source) return;
    this.follow();
    this.playingOut ||= hasMore(this.video);
  }

  /** What was loaded is seen: by now the plan may have been renewed in another window, or the line be back. */
  private ranDry(): void {
    if (!this.playingOut || hasMore(this.video)) return;
    this.leaveOff();
    this.playingOut = false;
    void this.mend();
  }

  /** Where the browser knows that the line is gone, what loads a stream waits for it without a word. */
  private standsOffline(): void {
    if (!navigator.onLine && !hasMore(this.video)) this.breakOff();
  }

  private breakOff(): void {
    if (this.stopped || this.mending) return;
    this.leaveOff();
    this.place.breakOff(this.video);
    this.mending = true;
    void this.mend();
  }

  private async mend(): Promise<void> {
    const turn = ++this.asking;
    const answer = await this.keeping.ask().catch((error: Error) => error);
    if (this.stopped || turn !== this.asking) return;
    const step = nextStep(answer, answer instanceof Error ? this.tries.asks++ : this.tries.reloads++);
    if (step.does !== 'ask again') this.tries.asks = 0;
    if (step.does === 'stop') this.playOut(step.trouble, answer);
    else if (step.does === 'reload') this.reloadLater(step.info, step.afterMs);
    else this.askLater(step.trouble, step.afterMs);
  }

  /** Stands still once what is loaded was shown. */
  private playOut(trouble: Trouble, answer: PlayInfo | PlayRefusal | Error): void {
    this.playingOut = trouble !== 'unplayable' && hasMore(this.video);
    if (this.playingOut) return;
    // The site gives what it should, and all that fails is one place of a film that has more behind it.
    const isPiece = typeof answer === 'object' && !(answer instanceof Error) && this.place.canSkip;
    this.standing = true;
    this.video.pause();
    this.detach();
    this.keeping.events.onTrouble(isPiece ? 'piece' : trouble);
  }

  private reloadLater(info: PlayInfo, afterMs: number): void {
    // A fresh link takes away what is loaded: one that has not helped is not followed by the next before that is seen.
    if (afterMs > 0) this.playingOut = hasMore(this.video);
    if (afterMs === 0 || !this.playingOut) this.later(() => this.reload(info), afterMs);
  }

  private askLater(trouble: Trouble, afterMs: number): void {
    this.playingOut = hasMore(this.video);
    if (!this.playingOut) this.keeping.events.onTrouble(trouble);
    this.later(() => this.mend(), afterMs);
  }

  private later(then: () => void, afterMs: number): void {
    clearTimeout(this.timer);
    if (afterMs === 0) then();
    else this.timer = setTimeout(then, afterMs);
  }

  private async reload({ sources }: PlayInfo): Promise<void> {
    this.sources = sources;
    if (this.playingOut) this.leaveOff();
    await this.open();
    if (this.played && !this.mending && !this.stopped) await this.video.play().catch(() => undefined);
  }

  private async open(): Promise<void> {
    this.playingOut = false;
    this.detach();
    const turn = ++this.opening;
    const start = { from: this.place.at, lines: this.lines };
    const events = { ...this.keeping.events, onBroken: () => this.breakOff() };
    const opened = await this.keeping.attach(this.sources, start, events).catch(() => null);
    if (this.stopped || turn !== this.opening) return opened?.detach();
    this.source = opened;
    this.mending = opened === null;
    if (this.mending) await this.mend();
  }

  private retryAnew(): void {
    this.tries = { ...NO_TRIES };
    this.tryAgain();
  }

  private tryAgain(): void {
    this.mending = true;
    this.standing = false;
    clearTimeout(this.timer);
    void this.mend();
  }

  /** Remembers where the film is, and whether it plays, for when it goes on. */
  private leaveOff(): void {
    this.follow();
    this.played = !this.video.paused;
  }

  private follow(): void {
    if (this.place.follow(this.video)) this.tries.reloads = 0;
  }

  private detach(): void {
    this.source?.detach();
    this.source = null;
  }
}
