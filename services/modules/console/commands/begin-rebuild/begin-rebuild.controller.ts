import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type RebuildAnswer, rebuildAnswer } from '../../application/rebuild.request.ts';
import { BeginRebuild } from './begin-rebuild.command.ts';
import { type BeginRebuildRequest, beginRebuildRequest } from './begin-rebuild.request.ts';

@ApiTags('console')
@Controller('api/console')
export class BeginRebuildController {
  constructor(private readonly commands: CommandBus) {}

  @Post('projections/rebuild')
  @Endpoint({
    summary: 'Make a read model anew from the event log, or tell how that would differ',
    access: 'admin',
    idempotent: true,
    response: rebuildAnswer,
  })
  async begin(
    @Body({ schema: beginRebuildRequest }) { projection, mode }: BeginRebuildRequest,
    @SentBy() sender: MemberSender,
  ): Promise<RebuildAnswer> {
    return { status: 1, ...(await this.commands.execute(new BeginRebuild(sender, projection, mode))) };
  }
}
