import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { seenTitleFields } from '../../application/title-reference.schema.ts';
import { WithdrawTitle } from './withdraw-title.command.ts';

const request = requestBody(seenTitleFields);
const answer = z.object({ status: z.literal(1), version: z.number().int() }).meta({ id: 'TitleWithdrawn' });

@ApiTags('console')
@Controller('api/console')
export class WithdrawTitleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('withdraw-title')
  @Endpoint({ summary: 'Take a title off the site', access: 'admin', response: answer, idempotent: true })
  async withdraw(
    @Body({ schema: request }) { id: titleId, version }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof answer>> {
    return { status: 1, version: await this.commands.execute(new WithdrawTitle(sender, { titleId, version })) };
  }
}
