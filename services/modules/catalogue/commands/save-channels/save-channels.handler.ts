import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { channelsSaved } from '../../contract/channel.events.ts';
import { checkChannels } from '../../domain/check-channels.ts';
import { CHANNELS_ID, ChannelListRepository } from '../../persistence/channel-list.repository.ts';
import { SaveChannels } from './save-channels.command.ts';

@CommandHandler(SaveChannels)
export class SaveChannelsHandler implements ICommandHandler<SaveChannels> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly list: ChannelListRepository,
  ) {}

  /** @throws ChangedMeanwhile @throws InvalidChannels */
  async execute({ seenVersion, channels }: SaveChannels): Promise<{ version: number }> {
    const { transaction } = this.unitOfWork;
    if ((await this.list.lock(transaction.manager)) !== seenVersion) throw new ChangedMeanwhile();
    checkChannels(channels);
    const version = seenVersion + 1;
    await this.list.save(transaction.manager, version);
    await transaction.append(`channel-list-${CHANNELS_ID}`, version, channelsSaved({ channels: [...channels] }));
    return { version };
  }
}
