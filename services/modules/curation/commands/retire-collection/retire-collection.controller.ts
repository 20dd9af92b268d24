import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type CollectionSavedAnswer, collectionSavedAnswer } from '../../application/collection.schema.ts';
import { seenRecord } from '../../application/seen-version.ts';
import { RetireCollection } from './retire-collection.command.ts';

const request = requestBody({ ...seenRecord });

@ApiTags('console')
@Controller('api/console')
export class RetireCollectionController {
  constructor(private readonly commands: CommandBus) {}

  @Post('collections/retire')
  @Endpoint({
    summary: 'Take a collection from the site',
    access: 'moderator',
    response: collectionSavedAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: request }) { id, version }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<CollectionSavedAnswer> {
    return { status: 1, ...(await this.commands.execute(new RetireCollection(sender, id, version))) };
  }
}
