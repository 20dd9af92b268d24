import type { StreamFacts } from './stream-facts.ts';

/** What is ready for streaming, as the read side knows it. */
export abstract class Streams {
  /** @param sha256 of media files. @returns by that; what is not prepared is not in it, and plays as the file itself. */
  abstract of(sha256: readonly string[]): Promise<Map<string, StreamFacts>>;
}
