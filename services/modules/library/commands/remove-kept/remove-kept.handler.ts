import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberLists } from '../../application/member-lists.ts';
import { RemoveKept } from './remove-kept.command.ts';

@CommandHandler(RemoveKept)
export class RemoveKeptHandler implements ICommandHandler<RemoveKept> {
  constructor(private readonly lists: MemberLists) {}

  /** @throws UnknownListEntry @throws TooManyRequests */
  execute({ sender, listIds }: RemoveKept): Promise<number> {
    return this.lists.remove(sender.actor.userId, ['later'], listIds);
  }
}
