import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { plainText } from '#platform/kernel/text/typed/plain-text.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { CommentDecisionsResult } from '../../application/comment-decisions.schema.ts';
import { CommentDecisions } from '../../application/comment-decisions.ts';
import { RefuseComments } from './refuse-comments.command.ts';

@CommandHandler(RefuseComments)
export class RefuseCommentsHandler implements ICommandHandler<RefuseComments> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly decisions: CommentDecisions,
  ) {}

  execute({ sender, comments, reason, refusal }: RefuseComments): Promise<CommentDecisionsResult> {
    const why = { reason: plainText(reason ?? '') || null, refusal };
    const given = { ruling: 'refused' as const, ...why, moderator: sender.actor };
    return this.decisions.decide(this.unitOfWork.transaction, comments, given);
  }
}
