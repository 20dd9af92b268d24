import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { LETTER_REFUSED } from '../../domain/letter.ts';
import { SendLetter } from './send-letter.command.ts';
import {
  type SendLetterAnswer,
  type SendLetterRequest,
  sendLetterAnswer,
  sendLetterRequest,
} from './send-letter.request.ts';

@ApiTags('support')
@Controller('api')
export class SendLetterController {
  constructor(private readonly commands: CommandBus) {}

  @Post('contact')
  @Endpoint({
    summary: 'Write to the staff; the answer comes by mail',
    access: 'public',
    response: sendLetterAnswer,
    invalidMessage: LETTER_REFUSED,
    idempotent: true,
  })
  async send(
    @Body({ schema: sendLetterRequest }) { form, captcha }: SendLetterRequest,
    @SentBy() sender: Sender,
  ): Promise<SendLetterAnswer> {
    const { thread, ...letter } = form;
    await this.commands.execute(new SendLetter(sender, letter, thread ?? null, captcha));
    return { status: 1, message: 'Your message sent successfully' };
  }
}
