import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { FulfilRequests } from '../commands/fulfil-requests/fulfil-requests.command.ts';

const BATCH = 500;

/**
 * Looks again and again whether titles have come that members wish for, whichever way they came: from the console, by an
 * import, or at the very moment somebody wished for one.
 */
@Injectable()
export class RequestFulfilment {
  private readonly sender = systemSender('fulfil requests');

  constructor(private readonly commands: CommandBus) {}

  /** @returns how many were fulfilled. */
  async look(): Promise<number> {
    let total = 0;
    for (let after: number | null = 0; after !== null; ) {
      const { fulfilled, next }: { fulfilled: number; next: number | null } = await this.commands.execute(
        new FulfilRequests(this.sender, after, BATCH),
      );
      total += fulfilled;
      after = next;
    }
    return total;
  }
}
