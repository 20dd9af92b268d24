import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TitlesOnSite } from '#modules/catalogue/contract/titles/titles-on-site.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { RequestAnswersResult } from '../../application/request-answers.schema.ts';
import { RequestAnswers } from '../../application/request-answers.ts';
import { givenAnswer } from '../../domain/given-answer.ts';
import { UnknownTitle } from '../../domain/request-errors.ts';
import { AnswerRequests } from './answer-requests.command.ts';

@CommandHandler(AnswerRequests)
export class AnswerRequestsHandler implements ICommandHandler<AnswerRequests> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: TitlesOnSite,
    private readonly answers: RequestAnswers,
  ) {}

  /** @throws InvalidAnswer @throws UnknownTitle */
  async execute({ sender, requests, answer: typed }: AnswerRequests): Promise<RequestAnswersResult> {
    const { transaction } = this.unitOfWork;
    const answer = givenAnswer(typed);
    const { titleId } = answer;
    if (titleId !== null) await this.titles.require(transaction, titleId, () => new UnknownTitle());
    return this.answers.decide(transaction, requests, answer, sender.actor);
  }
}
