import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { UploadedFile } from '#platform/http/uploads/pending-upload.ts';
import { SentFile, Upload } from '#platform/http/uploads/upload.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type ImportAnswer, importAnswer } from '../../application/imports/import.request.ts';
import { BeginImport } from './begin-import.command.ts';
import {
  type BeginImportRequest,
  beginImportForm,
  beginImportRequest,
  MAX_IMPORT_BYTES,
} from './begin-import.request.ts';

@ApiTags('console')
@Controller('api/console')
export class BeginImportController {
  constructor(private readonly commands: CommandBus) {}

  @Post('imports')
  @Upload(MAX_IMPORT_BYTES)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: beginImportForm })
  @Endpoint({
    summary: 'Import a file of titles, or try what that would do',
    access: 'admin',
    response: importAnswer,
    idempotent: true,
  })
  async begin(
    @Body({ schema: beginImportRequest }) { name, dry_run }: BeginImportRequest,
    @SentFile() file: UploadedFile | null,
    @SentBy() sender: MemberSender,
  ): Promise<ImportAnswer> {
    return { status: 1, ...(await this.commands.execute(new BeginImport(sender, name, dry_run === '1', file))) };
  }
}
