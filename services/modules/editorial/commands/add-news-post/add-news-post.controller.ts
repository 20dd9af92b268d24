import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { newsPostFields, postOf } from '../../application/news-post.schema.ts';
import { type PieceSavedAnswer, pieceSavedAnswer } from '../../application/piece.schema.ts';
import { AddNewsPost } from './add-news-post.command.ts';

const addNewsPostRequest = requestBody(newsPostFields);

@ApiTags('console')
@Controller('api/console')
export class AddNewsPostController {
  constructor(private readonly commands: CommandBus) {}

  @Post('news')
  @Endpoint({
    summary: 'Begin a news post: a draft',
    access: 'moderator',
    response: pieceSavedAnswer,
    idempotent: true,
  })
  async add(
    @Body({ schema: addNewsPostRequest }) body: z.infer<typeof addNewsPostRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<PieceSavedAnswer> {
    return { status: 1, ...(await this.commands.execute(new AddNewsPost(sender, postOf(body)))) };
  }
}
