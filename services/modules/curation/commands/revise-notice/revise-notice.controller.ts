import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type NoticeSavedAnswer, noticeFields, noticeOf, noticeSavedAnswer } from '../../application/notice.schema.ts';
import { seenRecord } from '../../application/seen-version.ts';
import { ReviseNotice } from './revise-notice.command.ts';

const request = requestBody({ ...seenRecord, ...noticeFields });

@ApiTags('console')
@Controller('api/console')
export class ReviseNoticeController {
  constructor(private readonly commands: CommandBus) {}

  @Post('notices/revise')
  @Endpoint({
    summary: 'Replace what a notice says',
    access: 'moderator',
    response: noticeSavedAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: request }) { id, version, ...fields }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<NoticeSavedAnswer> {
    return { status: 1, ...(await this.commands.execute(new ReviseNotice(sender, id, version, noticeOf(fields)))) };
  }
}
