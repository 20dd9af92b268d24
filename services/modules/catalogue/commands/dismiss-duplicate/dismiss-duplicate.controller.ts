import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type TitlePairRequest, titlePairRequest } from '../../application/title-pair.schema.ts';
import { DismissDuplicate } from './dismiss-duplicate.command.ts';

const answer = z.object({ status: z.literal(1) }).meta({ id: 'DuplicateDismissed' });

@ApiTags('console')
@Controller('api/console/duplicates')
export class DismissDuplicateController {
  constructor(private readonly commands: CommandBus) {}

  @Post('dismiss')
  @Endpoint({
    summary: 'Say of two titles that they are two films: they are no longer shown as duplicates',
    access: 'admin',
    response: answer,
  })
  async dismiss(
    @Body({ schema: titlePairRequest }) { first, second }: TitlePairRequest,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof answer>> {
    await this.commands.execute(new DismissDuplicate(sender, [first, second]));
    return { status: 1 };
  }
}
