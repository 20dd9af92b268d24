import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberLists } from '../../application/member-lists.ts';
import { Unfollow } from './unfollow.command.ts';

@CommandHandler(Unfollow)
export class UnfollowHandler implements ICommandHandler<Unfollow> {
  constructor(private readonly lists: MemberLists) {}

  /** @throws UnknownListEntry @throws TooManyRequests */
  execute({ sender, listIds }: Unfollow): Promise<number> {
    return this.lists.remove(sender.actor.userId, ['person', 'series'], listIds);
  }
}
