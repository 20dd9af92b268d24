import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { EventHistory } from '#platform/messaging/outbox/event-history.ts';
import { channelsSaved } from '../../contract/channel.events.ts';
import { checkChannels } from '../../domain/check-channels.ts';
import { CHANNELS_ID, ChannelListRepository } from '../../persistence/channel-list.repository.ts';
import { SaveChannels } from './save-channels.command.ts';

@CommandHandler(SaveChannels)
export class SaveChannelsHandler implements ICommandHandler<SaveChannels> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly list: ChannelListRepository,
    private readonly history: EventHistory,
  ) {}

  /** @throws ChangedMeanwhile @throws InvalidChannels */
  async execute({ seenVersion, channels }: SaveChannels): Promise<{ version: number }> {
    const { transaction } = this.unitOfWork;
    if ((await this.list.lock(transaction.manager)) !== seenVersion) throw new ChangedMeanwhile();
    checkChannels(channels);
    const stream = `channel-list-${CHANNELS_ID}`;
    const saved = channelsSaved({ channels: [...channels] });
    if (await this.history.says(transaction.manager, stream, saved)) return { version: seenVersion };
    const version = seenVersion + 1;
    await this.list.save(transaction.manager, version);
    await transaction.append(stream, version, saved);
    return { version };
  }
}
