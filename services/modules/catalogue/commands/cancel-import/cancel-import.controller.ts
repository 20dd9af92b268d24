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
import { CancelImport } from './cancel-import.command.ts';

@ApiTags('console')
@Controller('api/console')
export class CancelImportController {
  constructor(private readonly commands: CommandBus) {}

  @Post('imports/cancel')
  @Endpoint({
    summary: 'End an import that waits or is under way; what it has brought stays',
    access: 'admin',
    response: importAnswer,
    idempotent: true,
  })
  async cancel(
    @Body({ schema: importIdRequest }) { id }: ImportIdRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ImportAnswer> {
    return { status: 1, ...(await this.commands.execute(new CancelImport(sender, id))) };
  }
}
