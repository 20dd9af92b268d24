import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { genresChangedAnswer, genresVersion } from '../../application/genres-change.schema.ts';
import { genreSlug } from '../../contract/genres/genre.events.ts';
import { SaveGenres } from './save-genres.command.ts';

const MAX_GENRES = 200;
const MAX_WORDS = 60;
const text = (longest: number) => z.string().trim().min(1).max(longest);

const request = requestBody({
  version: genresVersion,
  genres: z
    .array(
      z.strictObject({
        slug: genreSlug,
        name: z.strictObject({ fa: text(60), en: text(60) }),
        words: z.array(text(80)).max(MAX_WORDS).describe('by which sources name it, besides slug and names'),
        hidden: z.boolean().describe('not in menus'),
      }),
    )
    .min(1)
    .max(MAX_GENRES)
    .describe('in their order; one that is left out goes, which it can where no title has it'),
  own_order: z.boolean().describe('whether menus have this order; the fullest genre comes first otherwise'),
});

@ApiTags('console')
@Controller('api/console')
export class SaveGenresController {
  constructor(private readonly commands: CommandBus) {}

  @Post('genres')
  @Endpoint({ summary: 'Replace the list of genres', access: 'admin', response: genresChangedAnswer, idempotent: true })
  async save(
    @Body({ schema: request }) { version, genres, own_order }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof genresChangedAnswer>> {
    return { status: 1, ...(await this.commands.execute(new SaveGenres(sender, version, genres, own_order))) };
  }
}
