import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { PublishDuePieces } from '../commands/publish-due-pieces/publish-due-pieces.command.ts';

const BATCH = 100;

/** Looks again and again for scheduled pieces whose time has come. */
@Injectable()
export class DuePieces {
  private readonly sender = systemSender('publish due pieces');

  constructor(private readonly commands: CommandBus) {}

  /** @returns how many were published. */
  async publish(): Promise<number> {
    let total = 0;
    for (let published = BATCH; published === BATCH; total += published) {
      published = await this.commands.execute(new PublishDuePieces(this.sender, BATCH));
    }
    return total;
  }
}
