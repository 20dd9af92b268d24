import type { EntityManager } from 'typeorm';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { FileTitle } from '../files/release-files.port.ts';

/** Which titles members can say something of: not of a draft, nor of one that was withdrawn or merged into another. */
export abstract class TitlesOnSite {
  /**
   * Keeps the title on the site until the transaction ends. It takes the title's lock: before those of what belongs to it.
   * @throws what `unknown` makes where it is not there, at once or when the transaction is committed.
   */
  abstract require(transaction: CommandTransaction, titleId: number, unknown: () => Error): Promise<void>;
  /** @returns the title, or the one that has taken its place; null where that is not on the site. */
  abstract find(manager: EntityManager, titleId: number): Promise<FileTitle | null>;
  /** @returns false of a movie, and of a series whose seasons are known where neither they nor its files have the episode. */
  abstract mayHaveEpisode(manager: EntityManager, titleId: number, season: number, episode: number): Promise<boolean>;
}
