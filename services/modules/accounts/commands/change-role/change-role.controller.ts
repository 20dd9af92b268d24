import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ChangeRole } from './change-role.command.ts';
import { type ChangeRoleRequest, changeRoleRequest } from './change-role.request.ts';

@ApiTags('console')
@Controller('api/console/users')
export class ChangeRoleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('changeRole')
  @Endpoint({
    summary: 'Make a user a viewer, a moderator or an admin',
    access: 'admin',
    response: messageAnswer,
    idempotent: true,
  })
  async change(
    @Body({ schema: changeRoleRequest }) { user_id, role, version, reason }: ChangeRoleRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new ChangeRole(sender, user_id, role, version, reason ?? null));
    return { status: 1, message: 'The role was changed' };
  }
}
