import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import {
  type SponsorshipAnswer,
  type SponsorshipRequest,
  sponsored,
  sponsorshipAnswer,
  sponsorshipRequest,
} from '../../application/sponsored-request.schema.ts';
import { LeaveRequest } from './leave-request.command.ts';

@ApiTags('requests')
@Controller('api/user')
export class LeaveRequestController {
  constructor(private readonly commands: CommandBus) {}

  @Post('leaveRequest')
  @Endpoint({ summary: 'Wish for it no longer', access: 'viewer', response: sponsorshipAnswer, idempotent: true })
  async leave(
    @Body({ schema: sponsorshipRequest }) { request_id: requestId }: SponsorshipRequest,
    @SentBy() sender: MemberSender,
  ): Promise<SponsorshipAnswer> {
    return { status: 1, request: sponsored(await this.commands.execute(new LeaveRequest(sender, requestId))) };
  }
}
