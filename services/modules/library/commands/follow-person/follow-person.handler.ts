import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberLists } from '../../application/member-lists.ts';
import { FollowPerson } from './follow-person.command.ts';

@CommandHandler(FollowPerson)
export class FollowPersonHandler implements ICommandHandler<FollowPerson> {
  constructor(private readonly lists: MemberLists) {}

  /** @throws UnknownPerson @throws ListFull @throws TooManyRequests */
  execute({ sender, personId }: FollowPerson): Promise<boolean> {
    return this.lists.add({ userId: sender.actor.userId, kind: 'person', targetId: personId });
  }
}
