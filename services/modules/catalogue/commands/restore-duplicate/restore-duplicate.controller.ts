import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type TitlePairRequest, titlePairRequest } from '../../application/title-pair.schema.ts';
import { RestoreDuplicate } from './restore-duplicate.command.ts';

const answer = z.object({ status: z.literal(1) }).meta({ id: 'DuplicateRestored' });

@ApiTags('console')
@Controller('api/console/duplicates')
export class RestoreDuplicateController {
  constructor(private readonly commands: CommandBus) {}

  @Post('restore')
  @Endpoint({
    summary: 'Take back that two titles are two films',
    access: 'admin',
    response: answer,
  })
  async restore(
    @Body({ schema: titlePairRequest }) { first, second }: TitlePairRequest,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof answer>> {
    await this.commands.execute(new RestoreDuplicate(sender, [first, second]));
    return { status: 1 };
  }
}
