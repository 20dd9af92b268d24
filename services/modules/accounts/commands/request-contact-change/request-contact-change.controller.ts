import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { resendCodeErrorDetails } from '../resend-code/resend-code.request.ts';
import { RequestContactChange } from './request-contact-change.command.ts';
import {
  type ChangeEmailRequest,
  type ChangePhoneRequest,
  type ContactChangeAnswer,
  changeEmailRequest,
  changePhoneRequest,
  contactChangeAnswer,
} from './request-contact-change.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class RequestContactChangeController {
  constructor(private readonly commands: CommandBus) {}

  @Post('changeEmail')
  @Endpoint({
    summary: 'Have a code mailed to the address that is to be mine',
    access: 'viewer',
    response: contactChangeAnswer,
    errorDetails: resendCodeErrorDetails,
    idempotent: true,
  })
  async changeEmail(
    @Body({ schema: changeEmailRequest }) { email, password, code }: ChangeEmailRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ContactChangeAnswer> {
    const command = new RequestContactChange(sender, 'email', email, password, code ?? null);
    const resend_in = await this.commands.execute(command);
    return { status: 1, message: 'A code is on its way to the new address', resend_in };
  }

  @Post('changePhone')
  @Endpoint({
    summary: 'Have a code read aloud on the telephone whose number is to be mine',
    access: 'viewer',
    response: contactChangeAnswer,
    errorDetails: resendCodeErrorDetails,
    idempotent: true,
  })
  async changePhone(
    @Body({ schema: changePhoneRequest }) { phone, password, code }: ChangePhoneRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ContactChangeAnswer> {
    const command = new RequestContactChange(sender, 'phone', phone, password, code ?? null);
    const resend_in = await this.commands.execute(command);
    return { status: 1, message: 'We call the new number and read the code to you', resend_in };
  }
}
