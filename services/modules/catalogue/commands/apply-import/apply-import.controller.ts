import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import {
  type ImportAnswer,
  type ImportIdRequest,
  importAnswer,
  importIdRequest,
} from '../../application/imports/import.request.ts';
import { ApplyImport } from './apply-import.command.ts';

@ApiTags('console')
@Controller('api/console')
export class ApplyImportController {
  constructor(private readonly commands: CommandBus) {}

  @Post('imports/apply')
  @Endpoint({ summary: 'Import the file of a dry run', access: 'admin', response: importAnswer, idempotent: true })
  async apply(
    @Body({ schema: importIdRequest }) { id }: ImportIdRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ImportAnswer> {
    return { status: 1, ...(await this.commands.execute(new ApplyImport(sender, id))) };
  }
}
