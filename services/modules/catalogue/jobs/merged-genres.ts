import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { RetagTitles } from '../commands/retag-titles/retag-titles.command.ts';

const SENDER = systemSender('retag titles');

/** Titles of genres that were merged into others get those, until none is left. */
@Injectable()
export class MergedGenres {
  constructor(private readonly commands: CommandBus) {}

  /** @returns how many titles it has changed. */
  async followUp(): Promise<number> {
    let changed = 0;
    for (;;) {
      const batch = await this.commands.execute(new RetagTitles(SENDER));
      if (batch === 0) return changed;
      changed += batch;
    }
  }
}
