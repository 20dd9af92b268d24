import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberLists } from '../../application/member-lists.ts';
import { KeepForLater } from './keep-for-later.command.ts';

@CommandHandler(KeepForLater)
export class KeepForLaterHandler implements ICommandHandler<KeepForLater> {
  constructor(private readonly lists: MemberLists) {}

  /** @throws UnknownTitle @throws ListFull @throws TooManyRequests */
  execute({ sender, postId }: KeepForLater): Promise<boolean> {
    return this.lists.add({ userId: sender.actor.userId, kind: 'later', targetId: postId });
  }
}
