import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type BroughtMedia, broughtMedia, tellBrought } from '../../application/intake/brought-media.schema.ts';
import { InboxDesk } from '../../application/intake/inbox-desk.ts';
import { IntakeQueue } from '../../application/intake/intake-queue.ts';
import { AddMedia } from '../add-media/add-media.command.ts';
import { type BringInboxFileRequest, bringInboxFileRequest } from './bring-inbox-file.request.ts';

@ApiTags('console')
@Controller('api/console')
export class BringInboxFileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly inbox: InboxDesk,
    private readonly underWay: IntakeQueue,
  ) {}

  @Post('media/inbox')
  @Endpoint({ summary: 'Bring a film of the inbox folder', access: 'admin', response: broughtMedia })
  async bring(
    @Body({ schema: bringInboxFileRequest }) { name }: BringInboxFileRequest,
    @SentBy() sender: MemberSender,
  ): Promise<BroughtMedia> {
    const film = await this.inbox.find(name);
    const brought = await this.underWay.join(`inbox ${name}`, () => this.commands.execute(new AddMedia(sender, film)));
    return tellBrought(brought);
  }
}
