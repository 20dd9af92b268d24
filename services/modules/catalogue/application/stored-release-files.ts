import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MediaFacts } from '#modules/media/contract/media-facts.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { filesChanged } from '../contract/catalogue.events.ts';
import type { ReleaseFile } from '../contract/files/release-file.ts';
import {
  type FileTitle,
  type NewReleaseFile,
  ReleaseFiles,
  type StoredReleaseFile,
} from '../contract/files/release-files.port.ts';
import { UnknownTitle } from '../domain/catalogue-errors.ts';
import { checkReleases } from '../domain/files/check-release.ts';
import { TitleRepository } from '../persistence/titles/title.repository.ts';
import { TitleFileRepository } from '../persistence/titles/title-file.repository.ts';

/** Every change of a title's files: rows and event, under the title's lock. */
@Injectable()
export class StoredReleaseFiles extends ReleaseFiles {
  constructor(
    private readonly titles: TitleRepository,
    private readonly files: TitleFileRepository,
  ) {
    super();
  }

  async attach(
    transaction: CommandTransaction,
    titleId: number,
    files: readonly NewReleaseFile[],
  ): Promise<ReleaseFile[]> {
    const title = await this.titles.lock(transaction.manager, titleId);
    if (!title) throw new UnknownTitle();
    checkReleases(title.facts.postType, files);
    const saved = (await this.files.replace(transaction.manager, { titleId, files })).get(titleId) ?? [];
    if (saved.length > 0) await this.announce(transaction, titleId, { saved, retired: [] });
    return saved;
  }

  async retire(transaction: CommandTransaction, fileIds: readonly number[]): Promise<number> {
    const { manager } = transaction;
    let count = 0;
    for (const [titleId, own] of await this.files.titlesOf(manager, fileIds)) {
      await this.titles.lock(manager, titleId);
      const retired = await this.files.retire(manager, own);
      if (retired.length > 0) await this.announce(transaction, titleId, { saved: [], retired });
      count += retired.length;
    }
    return count;
  }

  async restore(transaction: CommandTransaction, fileId: number): Promise<ReleaseFile | null> {
    const { manager } = transaction;
    const titles = await this.files.titlesOf(manager, [fileId]);
    for (const titleId of titles.keys()) await this.titles.lock(manager, titleId);
    const restored = await this.files.restore(manager, fileId);
    if (!restored) return null;
    const { titleId, ...file } = restored;
    await this.announce(transaction, titleId, { saved: [file], retired: [] });
    return file;
  }

  async move(transaction: CommandTransaction, from: number, into: number): Promise<void> {
    const saved = await this.files.move(transaction.manager, from, into);
    if (saved.length > 0) await this.announce(transaction, into, { saved, retired: [] });
  }

  findRetired(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null> {
    return this.files.findRetired(manager, fileId);
  }

  findRetiredOnSite(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null> {
    return this.files.findRetiredOnSite(manager, fileId);
  }

  inUse(manager: EntityManager, sha256: readonly string[]): Promise<Set<string>> {
    return this.files.inUse(manager, sha256);
  }

  find(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null> {
    return this.files.find(manager, fileId);
  }

  findOnSite(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null> {
    return this.files.findOnSite(manager, fileId);
  }

  media(manager: EntityManager, after: string, max: number): Promise<MediaFacts[]> {
    return this.files.media(manager, after, max);
  }

  ofMedium(manager: EntityManager, sha256: string): Promise<number[]> {
    return this.files.ofMedium(manager, sha256);
  }

  onOffer(manager: EntityManager, fileIds: readonly number[]): Promise<number[]> {
    return this.files.onOffer(manager, fileIds);
  }

  titleOf(manager: EntityManager, titleId: number): Promise<FileTitle | null> {
    return this.titles.namedFile(manager, titleId);
  }

  private async announce(
    transaction: CommandTransaction,
    titleId: number,
    change: { saved: ReleaseFile[]; retired: number[] },
  ): Promise<void> {
    const { manager } = transaction;
    const offers = await this.files.offersOf(manager, [titleId]);
    const versions = await this.titles.nextVersions(manager, [titleId]);
    await transaction.append(
      `title-${titleId}`,
      versions.get(titleId) as number,
      filesChanged({ titleId, ...change, offer: offers.get(titleId)! }),
    );
  }
}
