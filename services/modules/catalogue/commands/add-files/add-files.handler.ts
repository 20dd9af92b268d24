import { Injectable } from '@nestjs/common';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { UnknownTitle } from '../../domain/catalogue-errors.js';
import { checkReleases } from '../../domain/check-release.js';
import type { PlannedFile } from '../../domain/release-files.js';
import { filesAdded } from '../../events/catalogue.events.js';
import { TitleEntity } from '../../persistence/title.entity.js';
import { insertFiles } from '../../persistence/title-file.store.js';

export interface AddFiles {
  titleId: number;
  files: Omit<PlannedFile, 'uploadedAt'>[];
}

/** Files that are on offer from now on; a release that the title has already is left as it is. */
@Injectable()
export class AddFilesHandler {
  constructor(private readonly transactions: CommandTransactions) {}

  /** @throws UnknownTitle @throws InvalidRelease */
  execute({ titleId, files }: AddFiles) {
    return this.transactions.run({ titleId, files }, async (transaction) => {
      const { manager } = transaction;
      const title = await manager.findOne(TitleEntity, { where: { id: titleId }, lock: { mode: 'pessimistic_write' } });
      if (!title) throw new UnknownTitle();
      checkReleases(title.facts.postType, files);
      const uploadedAt = new Date().toISOString();
      const wanted = [{ titleId, files: files.map((file) => ({ ...file, uploadedAt })) }];
      const added = (await insertFiles(manager, wanted)).get(titleId) ?? [];
      if (added.length > 0) {
        await manager.increment(TitleEntity, { id: titleId }, 'version', 1);
        await transaction.append(`title-${titleId}`, title.version + 1, filesAdded({ titleId, files: added }));
      }
      return { status: 1 as const, file_ids: added.map(({ fileId }) => fileId) };
    });
  }
}
