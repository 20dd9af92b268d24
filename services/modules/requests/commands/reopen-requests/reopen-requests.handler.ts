import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { RequestAnswersResult } from '../../application/request-answers.schema.ts';
import { RequestAnswers } from '../../application/request-answers.ts';
import { ReopenRequests } from './reopen-requests.command.ts';

@CommandHandler(ReopenRequests)
export class ReopenRequestsHandler implements ICommandHandler<ReopenRequests> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly answers: RequestAnswers,
  ) {}

  execute({ sender, requests }: ReopenRequests): Promise<RequestAnswersResult> {
    return this.answers.decide(this.unitOfWork.transaction, requests, null, sender.actor);
  }
}
