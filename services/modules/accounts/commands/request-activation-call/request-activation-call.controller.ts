import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { RequestActivationCall } from './request-activation-call.command.ts';
import { type ActivationCallRequest, activationCallRequest } from './request-activation-call.request.ts';

/** Persian (specification §8). */
const MESSAGES = {
  call: 'تا چند لحظهٔ دیگر با شما تماس می‌گیریم و کد را برایتان می‌خوانیم',
  mail: 'کد تازه‌ای به ایمیل شما فرستاده شد',
};

@ApiTags('accounts')
@Controller('api/user')
export class RequestActivationCallController {
  constructor(private readonly commands: CommandBus) {}

  @Post('activationCall')
  @Endpoint({ summary: 'Have the code read aloud on the telephone, once', access: 'public', response: messageAnswer })
  async request(
    @Body({ schema: activationCallRequest }) { user_id }: ActivationCallRequest,
    @SentBy() sender: Sender,
  ): Promise<MessageAnswer> {
    const { way } = await this.commands.execute(new RequestActivationCall(sender, user_id));
    return { status: 1, message: MESSAGES[way] };
  }
}
