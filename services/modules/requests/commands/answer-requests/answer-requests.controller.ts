import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type RequestAnswersAnswer, requestAnswers } from '../../application/request-answers.schema.ts';
import { AnswerRequests } from './answer-requests.command.ts';
import { type AnswerRequestsRequest, answerRequestsRequest } from './answer-requests.request.ts';

@ApiTags('console')
@Controller('api/console/requests')
export class AnswerRequestsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('answer')
  @Endpoint({
    summary: 'Answer what members wish for',
    access: 'moderator',
    response: requestAnswers,
    idempotent: true,
  })
  async answer(
    @Body({ schema: answerRequestsRequest }) { requests, answer, reason, note, title_id }: AnswerRequestsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<RequestAnswersAnswer> {
    const given = { answer, reason: reason ?? null, note, titleId: title_id ?? null };
    const { done, conflicts } = await this.commands.execute(new AnswerRequests(sender, requests, given));
    return { status: 1, done, conflicts };
  }
}
