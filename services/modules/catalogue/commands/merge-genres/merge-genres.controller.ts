import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { genresChangedAnswer, genresVersion } from '../../application/genres-change.schema.ts';
import { genreSlug } from '../../contract/genres/genre.events.ts';
import { MergeGenres } from './merge-genres.command.ts';

const request = requestBody({
  version: genresVersion,
  from: genreSlug.describe('the genre that goes; its address leads to the other'),
  into: genreSlug.describe('the genre that stays, and gets its titles'),
});

@ApiTags('console')
@Controller('api/console')
export class MergeGenresController {
  constructor(private readonly commands: CommandBus) {}

  @Post('merge-genres')
  @Endpoint({ summary: 'Make one genre of two', access: 'admin', response: genresChangedAnswer, idempotent: true })
  async merge(
    @Body({ schema: request }) { version, from, into }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof genresChangedAnswer>> {
    return { status: 1, ...(await this.commands.execute(new MergeGenres(sender, version, from, into))) };
  }
}
