import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { AddFiles } from './add-files.command.ts';
import { type AddFilesAnswer, type AddFilesRequest, addFilesAnswer, addFilesRequest } from './add-files.request.ts';

@ApiTags('console')
@Controller('api/console')
export class AddFilesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('titles/:id/files')
  @Endpoint({ summary: 'Add files to a title', access: 'admin', response: addFilesAnswer, idempotent: true })
  async add(
    @Param('id', { schema: entityId }) titleId: number,
    @Body({ schema: addFilesRequest }) { files }: AddFilesRequest,
    @SentBy() sender: MemberSender,
  ): Promise<AddFilesAnswer> {
    const { fileIds } = await this.commands.execute(new AddFiles(sender, titleId, files));
    return { status: 1, file_ids: fileIds };
  }
}
