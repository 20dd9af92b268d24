import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { NOT_ADDED } from '../../domain/library-errors.ts';
import { FollowPerson } from './follow-person.command.ts';
import {
  type FollowPersonAnswer,
  type FollowPersonRequest,
  followPersonAnswer,
  followPersonRequest,
} from './follow-person.request.ts';

@ApiTags('library')
@Controller('api/user')
export class FollowPersonController {
  constructor(private readonly commands: CommandBus) {}

  @Post('followPerson')
  @Endpoint({
    summary: 'Follow a person',
    access: 'viewer',
    response: followPersonAnswer,
    idempotent: true,
    invalidMessage: NOT_ADDED.person,
  })
  async add(
    @Body({ schema: followPersonRequest }) { person_id: personId }: FollowPersonRequest,
    @SentBy() sender: MemberSender,
  ): Promise<FollowPersonAnswer> {
    const added = await this.commands.execute(new FollowPerson(sender, personId));
    return {
      status: added ? 1 : -1,
      message: added ? 'You are now following this person' : 'You are already following this person',
    };
  }
}
