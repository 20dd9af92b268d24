import type { EntityManager } from 'typeorm';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { ReleaseFile } from './release-file.ts';

export type NewReleaseFile = Omit<ReleaseFile, 'fileId'>;
export type StoredReleaseFile = ReleaseFile & { titleId: number };

/** What names a file's title to people. */
export interface FileTitle {
  titleId: number;
  /** 1 movie, 2 series. */
  postType: 1 | 2;
  slug: string;
  name: { fa: string | null; en: string };
  releaseYear: number;
}

/** The files of titles on the write side, for modules that bring files and those that give them out. */
export abstract class ReleaseFiles {
  /**
   * Puts files on offer, each in place of what its release had.
   * @returns those that are new or other than before. @throws UnknownTitle @throws InvalidRelease
   */
  abstract attach(
    transaction: CommandTransaction,
    titleId: number,
    files: readonly NewReleaseFile[],
  ): Promise<ReleaseFile[]>;
  /** Takes files from offer; what is not on offer is left alone. @returns how many were. */
  abstract retire(transaction: CommandTransaction, fileIds: readonly number[]): Promise<number>;
  /** @returns null for what is not on offer (any more). */
  abstract find(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null>;
  /** @returns null when there is no such title. */
  abstract titleOf(manager: EntityManager, titleId: number): Promise<FileTitle | null>;
}
