import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ChooseProfileParts } from './choose-profile-parts.command.ts';
import { type ChooseProfilePartsRequest, chooseProfilePartsRequest } from './choose-profile-parts.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class ChooseProfilePartsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('chooseProfileParts')
  @Endpoint({ summary: 'Which parts of one’s page others see', access: 'viewer', response: messageAnswer })
  async choose(
    @Body({ schema: chooseProfilePartsRequest }) { shows }: ChooseProfilePartsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new ChooseProfileParts(sender, shows));
    return { status: 1, message: 'Changed successfully' };
  }
}
