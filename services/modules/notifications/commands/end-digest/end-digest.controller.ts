import { Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { OneClick } from '#platform/http/bodies/one-click.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { EndDigest } from './end-digest.command.ts';

const ticketSchema = z.string().min(1).max(200);

/** At the address of the page that asks first: mail programs send this in its reader's name without showing the page. */
@ApiTags('notifications')
@Controller('unsubscribe')
export class EndDigestController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':ticket')
  @OneClick()
  @Endpoint({ summary: 'End the mails that the link stands in', access: 'public', response: messageAnswer })
  async end(
    @Param('ticket', { schema: ticketSchema }) ticket: string,
    @SentBy() sender: Sender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new EndDigest(sender, ticket));
    return { status: 1, message: 'Changed successfully' };
  }
}
