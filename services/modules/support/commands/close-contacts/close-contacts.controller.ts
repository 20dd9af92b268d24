import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type ContactRulingsAnswer, contactRulings, seenContacts } from '../../application/contact-rulings.schema.ts';
import { CloseContacts } from './close-contacts.command.ts';

const closeContactsRequest = requestBody({ contacts: seenContacts });

@ApiTags('console')
@Controller('api/console/contacts')
export class CloseContactsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('close')
  @Endpoint({
    summary: 'Close letters that need no answer',
    access: 'moderator',
    response: contactRulings,
    idempotent: true,
  })
  async close(
    @Body({ schema: closeContactsRequest }) { contacts }: z.infer<typeof closeContactsRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<ContactRulingsAnswer> {
    const { done, conflicts } = await this.commands.execute(new CloseContacts(sender, contacts));
    return { status: 1, done, conflicts };
  }
}
