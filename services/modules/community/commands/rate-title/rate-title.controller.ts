import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import type { Grades } from '../../contract/community.events.ts';
import { RateTitle } from './rate-title.command.ts';
import {
  type RateTitleAnswer,
  type RateTitleRequest,
  rateTitleAnswer,
  rateTitleRequest,
} from './rate-title.request.ts';

@ApiTags('community')
@Controller('api/user')
export class RateTitleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('ratePost')
  @Endpoint({
    summary: 'Rate a title; rating it again replaces',
    access: 'viewer',
    response: rateTitleAnswer,
    idempotent: true,
  })
  async rate(
    @Body({ schema: rateTitleRequest }) { rating }: RateTitleRequest,
    @SentBy() sender: MemberSender,
  ): Promise<RateTitleAnswer> {
    const { post_id: postId, ...criteria } = rating;
    const given = Object.fromEntries(Object.entries(criteria).filter(([, grade]) => grade !== undefined));
    await this.commands.execute(new RateTitle(sender, postId, given as Partial<Grades>));
    return { status: 1, message: 'Your rating added successfully' };
  }
}
