import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { CommentDecisionsResult } from '../../application/comment-decisions.schema.ts';
import { CommentDecisions } from '../../application/comment-decisions.ts';
import { ApproveComments } from './approve-comments.command.ts';

@CommandHandler(ApproveComments)
export class ApproveCommentsHandler implements ICommandHandler<ApproveComments> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly decisions: CommentDecisions,
  ) {}

  execute({ sender, comments }: ApproveComments): Promise<CommentDecisionsResult> {
    const given = { ruling: 'approved' as const, reason: null, moderator: sender.actor };
    return this.decisions.decide(this.unitOfWork.transaction, comments, given);
  }
}
