import type { MediaFacts } from '../media-facts.ts';
import type { StreamFacts } from './stream-facts.ts';

export interface StreamMaking {
  /** 0 to 100, rising. */
  onPercent(percent: number): void;
  /** Aborting it ends the work at once; nothing of it is left on this machine. */
  signal: AbortSignal;
}

/** Makes streams of films that are in the storage. */
export abstract class StreamMaker {
  /** Whether this machine has what it takes. */
  abstract available(): Promise<boolean>;
  /** Resolves when all of the stream is in the storage. @throws Error in words that staff may read; the signal's reason. */
  abstract make(media: MediaFacts, making: StreamMaking): Promise<StreamFacts>;
  /** Removes what killed processes have left on this machine, a day later. @returns how many folders. */
  abstract removeAbandoned(): Promise<number>;
}
