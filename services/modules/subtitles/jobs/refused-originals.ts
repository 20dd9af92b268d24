import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { SubtitleSettings } from '../application/subtitle-settings.ts';
import { RemoveRefusedOriginal } from '../commands/remove-refused-original/remove-refused-original.command.ts';
import { SubmittedSubtitleRepository } from '../persistence/submitted-subtitle.repository.ts';

const MAX_REMOVED = 500;
const SENDER = systemSender('remove refused subtitles');

/** Removes what was sent and refused, once nobody will look at it again. */
@Injectable()
export class RefusedOriginals {
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
    for (const original of await this.submissions.refusedOriginals(until, MAX_REMOVED)) {
      if (await this.commands.execute(new RemoveRefusedOriginal(SENDER, original, until))) removed += 1;
    }
    return removed;
  }
}
