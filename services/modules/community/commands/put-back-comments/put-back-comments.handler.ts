import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { CommentDecisionsResult } from '../../application/comment-decisions.schema.ts';
import { CommentDecisions } from '../../application/comment-decisions.ts';
import { PutBackComments } from './put-back-comments.command.ts';

@CommandHandler(PutBackComments)
export class PutBackCommentsHandler implements ICommandHandler<PutBackComments> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly decisions: CommentDecisions,
  ) {}

  execute({ sender, comments }: PutBackComments): Promise<CommentDecisionsResult> {
    const given = { ruling: 'pending' as const, reason: null, moderator: sender.actor };
    return this.decisions.decide(this.unitOfWork.transaction, comments, given);
  }
}
