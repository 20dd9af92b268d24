import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type DoneAnswer, doneAnswer } from '../../application/done-answer.schema.ts';
import { RestoreFile } from './restore-file.command.ts';

const nothing = requestBody({});

@ApiTags('console')
@Controller('api/console')
export class RestoreFileController {
  constructor(private readonly commands: CommandBus) {}

  @Post('files/:id/restore')
  @Endpoint({ summary: 'Put a retired file on offer again', access: 'admin', response: doneAnswer, idempotent: true })
  async restore(
    @Param('id', { schema: entityId }) fileId: number,
    @Body({ schema: nothing }) _: object,
    @SentBy() sender: MemberSender,
  ): Promise<DoneAnswer> {
    await this.commands.execute(new RestoreFile(sender, fileId));
    return { status: 1 };
  }
}
