import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ConfirmContactChange } from './confirm-contact-change.command.ts';
import {
  type ConfirmContactChangeRequest,
  type ContactsAnswer,
  confirmContactChangeRequest,
  contactsAnswer,
} from './confirm-contact-change.request.ts';

const MESSAGES = { email: 'Your email is changed', phone: 'Your phone number is changed' };

@ApiTags('accounts')
@Controller('api/user')
export class ConfirmContactChangeController {
  constructor(private readonly commands: CommandBus) {}

  @Post('confirmContactChange')
  @Endpoint({
    summary: 'Change my address or number by the code that went there',
    access: 'viewer',
    response: contactsAnswer,
    idempotent: true,
  })
  async confirm(
    @Body({ schema: confirmContactChangeRequest }) { detail, code }: ConfirmContactChangeRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ContactsAnswer> {
    const user = await this.commands.execute(new ConfirmContactChange(sender, detail, code));
    return { status: 1, message: MESSAGES[detail], user };
  }
}
