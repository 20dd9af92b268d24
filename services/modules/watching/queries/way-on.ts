import { Injectable } from '@nestjs/common';
import { type ReleaseFileCard, ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { choose, nextFile } from '../domain/go-on.ts';
import { resumeAt } from '../domain/playback.ts';
import { PlaybackReader, type PlaybackRow } from './playback.reader.ts';

/** Where somebody goes on with a title. */
export interface GoingOn {
  file: ReleaseFileCard;
  /** Seconds. */
  position: number;
  watchedAt: string;
}

/** From what was watched last to the file to go on with: the same, or the next episode after a finished one. */
@Injectable()
export class WayOn {
  constructor(
    private readonly cards: ReleaseFileCards,
    private readonly playbacks: PlaybackReader,
  ) {}

  /** @param newest of each title. @returns in their order; titles without a way on are left out. */
  async afterEach(userId: number, newest: readonly PlaybackRow[]): Promise<GoingOn[]> {
    const cards = await this.cards.of(newest.map(({ fileId }) => fileId));
    const ways = await Promise.all(newest.map((last) => this.after(userId, last, cards.get(last.fileId))));
    return ways.filter((way) => way !== null);
  }

  /** @param card of the file that was watched; none once it is no more on offer. */
  private async after(userId: number, last: PlaybackRow, card: ReleaseFileCard | undefined): Promise<GoingOn | null> {
    if (card && !last.finished) return { file: card, position: last.position, watchedAt: last.updatedAt };
    const files = await this.cards.ofTitle(last.titleId);
    const file = last.finished ? nextFile(files, last, card ?? {}) : choose(files, last, card ?? {});
    if (!file) return null;
    const known = last.finished ? await this.playbacks.find(userId, file.fileId) : last;
    const position = known ? Math.min(resumeAt(known), Math.floor(file.media.durationSeconds)) : 0;
    return { file, position, watchedAt: last.updatedAt };
  }
}
