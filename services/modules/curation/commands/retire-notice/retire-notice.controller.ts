import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type NoticeSavedAnswer, noticeSavedAnswer } from '../../application/notice.schema.ts';
import { seenRecord } from '../../application/seen-version.ts';
import { RetireNotice } from './retire-notice.command.ts';

const request = requestBody({ ...seenRecord });

@ApiTags('console')
@Controller('api/console')
export class RetireNoticeController {
  constructor(private readonly commands: CommandBus) {}

  @Post('notices/retire')
  @Endpoint({
    summary: 'Take a notice from the site',
    access: 'moderator',
    response: noticeSavedAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: request }) { id, version }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<NoticeSavedAnswer> {
    return { status: 1, ...(await this.commands.execute(new RetireNotice(sender, id, version))) };
  }
}
