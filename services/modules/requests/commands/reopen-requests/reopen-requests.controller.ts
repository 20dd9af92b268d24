import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type RequestAnswersAnswer, requestAnswers, seenRequests } from '../../application/request-answers.schema.ts';
import { ReopenRequests } from './reopen-requests.command.ts';

const reopenRequestsRequest = requestBody({ requests: seenRequests });

@ApiTags('console')
@Controller('api/console/requests')
export class ReopenRequestsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reopen')
  @Endpoint({ summary: 'Take answers to wishes back', access: 'moderator', response: requestAnswers, idempotent: true })
  async reopen(
    @Body({ schema: reopenRequestsRequest }) { requests }: z.infer<typeof reopenRequestsRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<RequestAnswersAnswer> {
    const { done, conflicts } = await this.commands.execute(new ReopenRequests(sender, requests));
    return { status: 1, done, conflicts };
  }
}
