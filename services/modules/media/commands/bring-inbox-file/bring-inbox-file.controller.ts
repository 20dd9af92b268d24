import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { InboxDesk } from '../../application/inbox-desk.ts';
import { mediaOnWire } from '../../application/stored-media.schema.ts';
import { AddMedia } from '../add-media/add-media.command.ts';
import {
  type BringInboxFileAnswer,
  type BringInboxFileRequest,
  bringInboxFileAnswer,
  bringInboxFileRequest,
} from './bring-inbox-file.request.ts';

/** Shorter than proxies wait. */
const PATIENCE_MS = 15_000;

@ApiTags('console')
@Controller('api/console')
export class BringInboxFileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly desk: InboxDesk,
  ) {}

  @Post('media/inbox')
  @Endpoint({ summary: 'Bring a film of the inbox folder', access: 'admin', response: bringInboxFileAnswer })
  async bring(
    @Body({ schema: bringInboxFileRequest }) { name }: BringInboxFileRequest,
    @SentBy() sender: MemberSender,
  ): Promise<BringInboxFileAnswer> {
    const file = await this.desk.find(name);
    const command = new AddMedia(sender, file);
    const brought = await this.desk.wait(name, PATIENCE_MS, () => this.commands.execute(command));
    return { status: 1, media: brought && mediaOnWire(brought.media) };
  }
}
