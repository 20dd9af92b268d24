import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { DeleteAccount } from './delete-account.command.ts';
import { type DeleteAccountRequest, deleteAccountRequest } from './delete-account.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class DeleteAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Post('deleteAccount')
  @Endpoint({ summary: 'Delete my account and what is personal in it', access: 'viewer', response: messageAnswer })
  async delete(
    @Body({ schema: deleteAccountRequest }) { password, code }: DeleteAccountRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new DeleteAccount(sender, password, code ?? null));
    return { status: 1, message: 'Your account is deleted' };
  }
}
