import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type NoticeSavedAnswer, noticeFields, noticeOf, noticeSavedAnswer } from '../../application/notice.schema.ts';
import { AddNotice } from './add-notice.command.ts';

const request = requestBody(noticeFields);

@ApiTags('console')
@Controller('api/console')
export class AddNoticeController {
  constructor(private readonly commands: CommandBus) {}

  @Post('notices')
  @Endpoint({
    summary: 'Put a notice above every page',
    access: 'moderator',
    response: noticeSavedAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: request }) body: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<NoticeSavedAnswer> {
    return { status: 1, ...(await this.commands.execute(new AddNotice(sender, noticeOf(body)))) };
  }
}
