import { createHash } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { subtitlePublished } from '../../contract/subtitles.events.ts';
import { SubtitleTrackRepository } from '../../persistence/subtitle-track.repository.ts';
import { PublishSubtitle } from './publish-subtitle.command.ts';

@CommandHandler(PublishSubtitle)
export class PublishSubtitleHandler implements ICommandHandler<PublishSubtitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly storage: StoragePort,
    private readonly tracks: SubtitleTrackRepository,
  ) {}

  /** The bytes are kept before anybody hears of them; their name is their content, so a second try keeps the same. */
  async execute(command: PublishSubtitle): Promise<boolean> {
    const { sha256, language, label, vtt } = command;
    const bytes = Buffer.from(vtt, 'utf8');
    const vttName = `${createHash('sha256').update(bytes).digest('hex')}.vtt`;
    const name = `subtitles/${vttName}`;
    if ((await this.storage.size(name)) === null) await this.storage.put(name, bytes);
    return this.unitOfWork.run(command, async (transaction) => {
      const track = { sha256, language, label, vttName };
      await this.tracks.lock(transaction.manager, track);
      const saved = await this.tracks.save(transaction.manager, track);
      if (!saved) return false;
      const event = subtitlePublished({ subtitleId: saved.id, ...track });
      await transaction.append(`subtitle-${saved.id}`, saved.version, event);
      return true;
    });
  }
}
