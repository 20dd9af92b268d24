import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { newsPostFields, postOf } from '../../application/news-post.schema.ts';
import { type PieceSavedAnswer, pieceSavedAnswer, seenPiece } from '../../application/piece.schema.ts';
import { ReviseNewsPost } from './revise-news-post.command.ts';

const reviseNewsPostRequest = requestBody({ ...seenPiece, ...newsPostFields });

@ApiTags('console')
@Controller('api/console/news')
export class ReviseNewsPostController {
  constructor(private readonly commands: CommandBus) {}

  @Post('revise')
  @Endpoint({
    summary: 'Replace what a news post says',
    access: 'moderator',
    response: pieceSavedAnswer,
    idempotent: true,
  })
  async revise(
    @Body({ schema: reviseNewsPostRequest }) { id, version, ...post }: z.infer<typeof reviseNewsPostRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<PieceSavedAnswer> {
    return { status: 1, ...(await this.commands.execute(new ReviseNewsPost(sender, id, version, postOf(post)))) };
  }
}
