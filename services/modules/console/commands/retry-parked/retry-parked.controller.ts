import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type RebuildAnswer, rebuildAnswer } from '../../application/rebuild.request.ts';
import { RetryParked } from './retry-parked.command.ts';
import { type RetryParkedRequest, retryParkedRequest } from './retry-parked.request.ts';

@ApiTags('console')
@Controller('api/console')
export class RetryParkedController {
  constructor(private readonly commands: CommandBus) {}

  @Post('parked-events/retry')
  @Endpoint({
    summary: 'Try again the events that a read model has parked; followed as a rebuild is',
    access: 'admin',
    idempotent: true,
    response: rebuildAnswer,
  })
  async retry(
    @Body({ schema: retryParkedRequest }) { projection }: RetryParkedRequest,
    @SentBy() sender: MemberSender,
  ): Promise<RebuildAnswer> {
    return { status: 1, ...(await this.commands.execute(new RetryParked(sender, projection))) };
  }
}
