import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { filesAdded } from '../../contract/catalogue.events.ts';
import { UnknownTitle } from '../../domain/catalogue-errors.ts';
import { checkReleases } from '../../domain/check-release.ts';
import { TitleRepository } from '../../persistence/title.repository.ts';
import { TitleFileRepository } from '../../persistence/title-file.repository.ts';
import { AddFiles, type AddFilesResult } from './add-files.command.ts';

@CommandHandler(AddFiles)
export class AddFilesHandler implements ICommandHandler<AddFiles> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: TitleRepository,
    private readonly files: TitleFileRepository,
  ) {}

  /** @throws UnknownTitle @throws InvalidRelease */
  async execute({ titleId, files }: AddFiles): Promise<AddFilesResult> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const title = await this.titles.lock(manager, titleId);
    if (!title) throw new UnknownTitle();
    checkReleases(title.facts.postType, files);
    const uploadedAt = new Date().toISOString();
    const wanted = [{ titleId, files: files.map((file) => ({ ...file, uploadedAt })) }];
    const added = (await this.files.insert(manager, wanted)).get(titleId) ?? [];
    if (added.length > 0) {
      const version = (await this.titles.nextVersions(manager, [titleId])).get(titleId) as number;
      await transaction.append(`title-${titleId}`, version, filesAdded({ titleId, files: added }));
    }
    return { fileIds: added.map(({ fileId }) => fileId) };
  }
}
