import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import {
  type RebuildAnswer,
  type RebuildIdRequest,
  rebuildAnswer,
  rebuildIdRequest,
} from '../../application/rebuild.request.ts';
import { CancelRebuild } from './cancel-rebuild.command.ts';

@ApiTags('console')
@Controller('api/console')
export class CancelRebuildController {
  constructor(private readonly commands: CommandBus) {}

  @Post('rebuilds/cancel')
  @Endpoint({
    summary: 'End a rebuild that waits or is under way; the live tables stay as they are',
    access: 'admin',
    response: rebuildAnswer,
    idempotent: true,
  })
  async cancel(
    @Body({ schema: rebuildIdRequest }) { id }: RebuildIdRequest,
    @SentBy() sender: MemberSender,
  ): Promise<RebuildAnswer> {
    return { status: 1, ...(await this.commands.execute(new CancelRebuild(sender, id))) };
  }
}
