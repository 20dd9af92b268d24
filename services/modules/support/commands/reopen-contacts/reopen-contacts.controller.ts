import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type ContactRulingsAnswer, contactRulings, seenContacts } from '../../application/contact-rulings.schema.ts';
import { ReopenContacts } from './reopen-contacts.command.ts';

const reopenContactsRequest = requestBody({ contacts: seenContacts });

@ApiTags('console')
@Controller('api/console/contacts')
export class ReopenContactsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reopen')
  @Endpoint({ summary: 'Let letters wait again', access: 'moderator', response: contactRulings, idempotent: true })
  async reopen(
    @Body({ schema: reopenContactsRequest }) { contacts }: z.infer<typeof reopenContactsRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<ContactRulingsAnswer> {
    const { done, conflicts } = await this.commands.execute(new ReopenContacts(sender, contacts));
    return { status: 1, done, conflicts };
  }
}
