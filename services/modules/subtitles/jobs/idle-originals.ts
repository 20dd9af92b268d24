import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { SubtitleSettings } from '../application/subtitle-settings.ts';
import { RemoveIdleOriginal } from '../commands/remove-idle-original/remove-idle-original.command.ts';
import { SubmittedSubtitleRepository } from '../persistence/submitted-subtitle.repository.ts';

const MAX_REMOVED = 500;
const SENDER = systemSender('remove idle subtitles');

/** Removes what was sent once nobody will look at it again: it was refused long ago, or its film was removed. */
@Injectable()
export class IdleOriginals {
  constructor(
    private readonly commands: CommandBus,
    private readonly submissions: SubmittedSubtitleRepository,
    private readonly settings: SubtitleSettings,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were removed. */
  async remove(): Promise<number> {
    const until = new Date(this.clock.now().getTime() - this.settings.refusedMs);
    let removed = 0;
    for (const original of await this.submissions.idleOriginals(until, MAX_REMOVED)) {
      if (await this.commands.execute(new RemoveIdleOriginal(SENDER, original, until))) removed += 1;
    }
    return removed;
  }
}
