import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { TrackFiles } from '../../application/track-files.ts';
import { subtitlePublished } from '../../contract/subtitles.events.ts';
import { vttNameOf } from '../../domain/submitted-file.ts';
import { SubtitleTrackRepository } from '../../persistence/subtitle-track.repository.ts';
import { PublishSubtitle } from './publish-subtitle.command.ts';

@CommandHandler(PublishSubtitle)
export class PublishSubtitleHandler implements ICommandHandler<PublishSubtitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tracks: SubtitleTrackRepository,
    private readonly files: TrackFiles,
  ) {}

  async execute(command: PublishSubtitle): Promise<boolean> {
    const { sha256, language, label, vtt } = command;
    const bytes = Buffer.from(vtt, 'utf8');
    const vttName = vttNameOf(bytes);
    return this.unitOfWork.run(command, async (transaction) => {
      const track = { sha256, language, label, vttName };
      await this.tracks.lock(transaction.manager, track);
      await this.files.keep(transaction.manager, vttName, bytes);
      const saved = await this.tracks.save(transaction.manager, track);
      if (!saved) return false;
      const event = subtitlePublished({ subtitleId: saved.id, ...track });
      await transaction.append(`subtitle-${saved.id}`, saved.version, event);
      return true;
    });
  }
}
