import type { MediaFacts } from './media-facts.ts';

/** What a look into a file tells; its hash and its size are told by its bytes. */
export type ProbedMedia = Omit<MediaFacts, 'sha256' | 'size'>;

/** Reads from a media file what it is. */
export abstract class MediaProbe {
  /** @param file of this machine. @throws NotAFilm */
  abstract probe(file: string): Promise<ProbedMedia>;
}
