import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type SeenTitle, seenTitle } from '../../application/title-reference.schema.ts';
import { MergeTitles } from './merge-titles.command.ts';

const request = requestBody({
  from: seenTitle.describe('the title that goes'),
  into: seenTitle.describe('the title that stays'),
});
const answer = z.object({ status: z.literal(1), version: z.number().int() }).meta({ id: 'TitlesMerged' });

@ApiTags('console')
@Controller('api/console')
export class MergeTitlesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('merge-titles')
  @Endpoint({ summary: 'Make one title of two that are the same', access: 'admin', response: answer, idempotent: true })
  async merge(
    @Body({ schema: request }) { from, into }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof answer>> {
    const command = new MergeTitles(sender, seen(from), seen(into));
    return { status: 1, version: await this.commands.execute(command) };
  }
}

const seen = ({ id: titleId, version }: z.infer<typeof seenTitle>): SeenTitle => ({ titleId, version });
