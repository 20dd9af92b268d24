import type { EntityManager } from 'typeorm';
import type { MediaFacts } from '#modules/media/contract/media-facts.ts';
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
  /** Puts a retired file on offer again as it was. @returns null for what is not retired. */
  abstract restore(transaction: CommandTransaction, fileId: number): Promise<ReleaseFile | null>;
  /** The files on offer of a title go to another, but for releases that it has; both are locked. */
  abstract move(transaction: CommandTransaction, from: number, into: number): Promise<void>;
  /** @returns null for what is not retired. */
  abstract findRetired(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null>;
  /** @returns null for what is not retired, or of a title that is not on the site. */
  abstract findRetiredOnSite(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null>;
  /** @param sha256 of media files. @returns those that a release on offer has. */
  abstract inUse(manager: EntityManager, sha256: readonly string[]): Promise<Set<string>>;
  /** @returns null for what is not on offer (any more). */
  abstract find(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null>;
  /** @returns null for what members cannot find: what is not on offer, or is of a title that is not on the site. */
  abstract findOnSite(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null>;
  /** Media on offer, each once, by their SHA-256. @param after the last one of the page before; empty for the first. */
  abstract media(manager: EntityManager, after: string, max: number): Promise<MediaFacts[]>;
  /** @returns the ids of the files on offer that a medium stands behind. */
  abstract ofMedium(manager: EntityManager, sha256: string): Promise<number[]>;
  /** @returns those of the files that are on offer. */
  abstract onOffer(manager: EntityManager, fileIds: readonly number[]): Promise<number[]>;
  /** @returns null when there is no such title. */
  abstract titleOf(manager: EntityManager, titleId: number): Promise<FileTitle | null>;
}
