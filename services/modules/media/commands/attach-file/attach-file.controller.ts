import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { AttachFile } from './attach-file.command.ts';
import {
  type AttachFileAnswer,
  type AttachFileRequest,
  attachFileAnswer,
  attachFileRequest,
} from './attach-file.request.ts';

@ApiTags('console')
@Controller('api/console')
export class AttachFileController {
  constructor(private readonly commands: CommandBus) {}

  @Post('titles/:id/files')
  @Endpoint({
    summary: 'Put a stored film on offer, in place of what its release had',
    access: 'admin',
    response: attachFileAnswer,
    idempotent: true,
  })
  async attach(
    @Param('id', { schema: entityId }) titleId: number,
    @Body({ schema: attachFileRequest }) { sha256, token: _token, ...release }: AttachFileRequest,
    @SentBy() sender: MemberSender,
  ): Promise<AttachFileAnswer> {
    const file = await this.commands.execute(new AttachFile(sender, titleId, sha256, release));
    return { status: 1, file_id: file?.fileId ?? null };
  }
}
