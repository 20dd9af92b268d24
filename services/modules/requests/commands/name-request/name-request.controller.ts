import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { NameRequest } from './name-request.command.ts';

const nameRequestRequest = requestBody({
  id: entityId,
  name: z.string().max(200, 'A name has at most 200 characters'),
  release_year: z.number().int().min(1870).max(2100).nullish(),
});
const nameRequestAnswer = z.object({ status: z.literal(1), version: z.number().int() });

@ApiTags('console')
@Controller('api/console/requests')
export class NameRequestController {
  constructor(private readonly commands: CommandBus) {}

  @Post('name')
  @Endpoint({ summary: 'Say what a wish is for', access: 'moderator', response: nameRequestAnswer, idempotent: true })
  async name(
    @Body({ schema: nameRequestRequest }) { id, name, release_year }: z.infer<typeof nameRequestRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof nameRequestAnswer>> {
    const version = await this.commands.execute(new NameRequest(sender, id, name, release_year ?? null));
    return { status: 1, version };
  }
}
