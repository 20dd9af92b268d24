/** So little before the end of what is loaded the film stands still. */
const EDGE_SECONDS = 0.3;

/** So far behind the last picture the film goes on when a piece of it is left out: the pieces of a stream are shorter. */
const SKIP_SECONDS = 10;

/** @returns the second to which the film is loaded from where it is on. */
function loadedTo({ buffered, currentTime }: HTMLVideoElement): number {
  for (let part = 0; part < buffered.length; part++) {
    const end = buffered.end(part);
    if (buffered.start(part) <= currentTime + EDGE_SECONDS && currentTime <= end) return end;
  }
  return currentTime;
}

/** Whether the film can go on by what is loaded. */
export function hasMore(video: HTMLVideoElement): boolean {
  const { currentTime, duration, error } = video;
  return !error && loadedTo(video) > Math.min(currentTime, duration - 2 * EDGE_SECONDS) + EDGE_SECONDS;
}

/** Where a film is, also while its element has no source and so no place. */
export class FilmPlace {
  /** Where it goes on, in seconds. */
  at: number;
  /** To where it was loaded when it last broke off. */
  private edge: number;
  /** Of the film, in seconds; 0 until it has been read. */
  private length = 0;

  constructor(at: number) {
    this.at = at;
    this.edge = at;
  }

  /** @returns whether the film has come further than where it last broke off. */
  follow({ readyState, currentTime, duration }: HTMLVideoElement): boolean {
    if (readyState === 0) return false;
    this.at = currentTime;
    this.length = duration;
    return currentTime > this.edge + EDGE_SECONDS;
  }

  breakOff(video: HTMLVideoElement): void {
    this.edge = Math.max(this.at, loadedTo(video));
  }

  /** Whether the film has more behind the piece at which it broke off. */
  get canSkip(): boolean {
    return this.edge + SKIP_SECONDS < this.length;
  }

  skip(): void {
    this.at = this.edge + SKIP_SECONDS;
  }
}
