import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { EraseAgain } from '../commands/erase-again/erase-again.command.ts';

/** What one turn does at most: a process that stops waits for no longer, and the next turn goes on. */
const MAX_STEPS = 50;

/** Takes deleted accounts out of the log in small transactions: nobody who appends to it waits for long. */
@Injectable()
export class Erasures {
  private readonly sender = systemSender('erase again');

  constructor(private readonly commands: CommandBus) {}

  /** @returns how many accounts were looked for. */
  async runDue(): Promise<number> {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const { accounts, more } = await this.commands.execute(new EraseAgain(this.sender));
      if (!more) return accounts;
    }
    return 0;
  }
}
