import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { RecordReturn } from './record-return.command.ts';
import {
  type RecordReturnAnswer,
  type RecordReturnRequest,
  recordReturnAnswer,
  recordReturnRequest,
} from './record-return.request.ts';

@ApiTags('console')
@Controller('api/console/payments')
export class RecordReturnController {
  constructor(private readonly commands: CommandBus) {}

  @Post('recordReturn')
  @Endpoint({
    summary: 'Note that staff has given back itself what the bank refused to, and how',
    access: 'admin',
    response: recordReturnAnswer,
    idempotent: true,
  })
  async record(
    @Body({ schema: recordReturnRequest }) { id, note }: RecordReturnRequest,
    @SentBy() sender: MemberSender,
  ): Promise<RecordReturnAnswer> {
    const { state } = await this.commands.execute(new RecordReturn(sender, id, note));
    return { status: 1, state };
  }
}
