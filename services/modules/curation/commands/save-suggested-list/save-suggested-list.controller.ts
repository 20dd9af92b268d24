import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { MAX_TITLES } from '../../application/collection.schema.ts';
import { seenVersion } from '../../application/seen-version.ts';
import { SaveSuggestedList } from './save-suggested-list.command.ts';

const request = requestBody({
  post_type: z.literal([1, 2]).describe('1 movies, 2 series'),
  version: seenVersion,
  title_ids: z.array(entityId).max(MAX_TITLES).describe('in order; with none, rank alone decides'),
});
const suggestedListSavedAnswer = z
  .object({ status: z.literal(1), version: z.number().int() })
  .meta({ id: 'SuggestedListSaved' });

@ApiTags('console')
@Controller('api/console')
export class SaveSuggestedListController {
  constructor(private readonly commands: CommandBus) {}

  @Post('suggested-lists')
  @Endpoint({
    summary: 'Replace what the staff suggests',
    access: 'moderator',
    response: suggestedListSavedAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: request }) { post_type, version, title_ids }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof suggestedListSavedAnswer>> {
    const command = new SaveSuggestedList(sender, post_type, version, title_ids);
    return { status: 1, ...(await this.commands.execute(command)) };
  }
}
