import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { DismissMissingTranslation } from './dismiss-missing-translation.command.ts';

const request = requestBody({ id: entityId });
const answer = z.object({ status: z.literal(1) }).meta({ id: 'MissingTranslationDismissed' });

@ApiTags('console')
@Controller('api/console/translations')
export class DismissMissingTranslationController {
  constructor(private readonly commands: CommandBus) {}

  @Post('dismiss')
  @Endpoint({
    summary: 'Say of a text that a page has found none of that it is fine as it is: it no longer waits',
    access: 'moderator',
    response: answer,
  })
  async dismiss(
    @Body({ schema: request }) { id }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof answer>> {
    await this.commands.execute(new DismissMissingTranslation(sender, id));
    return { status: 1 };
  }
}
