import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MediaIntake } from '../../application/intake/media-intake.ts';
import { MediaAssets } from '../../application/media-assets.ts';
import { UnknownMedia } from '../../domain/media-errors.ts';
import { type AddedMedia, AddMedia } from './add-media.command.ts';

const MAX_TRIES = 3;

@CommandHandler(AddMedia)
export class AddMediaHandler implements ICommandHandler<AddMedia> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly intake: MediaIntake,
    private readonly assets: MediaAssets,
    private readonly files: ReleaseFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws NotAFilm @throws FilmChanged @throws UnknownTitle @throws InvalidRelease */
  async execute(command: AddMedia, tried = 1): Promise<AddedMedia> {
    const { path, offer, onProgress } = command;
    const media = await this.intake.bring(path, onProgress);
    try {
      return await this.unitOfWork.run(command, async (transaction) => {
        const added = await this.assets.take(transaction, media);
        const uploadedAt = this.clock.now().toISOString();
        const attached = offer
          ? await this.files.attach(transaction, offer.titleId, [{ ...offer.release, media, uploadedAt }])
          : [];
        return { media, added, file: attached[0] ?? null };
      });
    } catch (error) {
      // Its bytes were there, and were removed before this command could hold them.
      if (!(error instanceof UnknownMedia) || tried === MAX_TRIES) throw error;
      return this.execute(command, tried + 1);
    }
  }
}
