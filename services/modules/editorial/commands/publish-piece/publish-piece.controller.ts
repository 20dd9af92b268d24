import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import { sentMoment } from '#platform/http/sent-dates.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type PieceSavedAnswer, pieceSavedAnswer, seenPiece } from '../../application/piece.schema.ts';
import type { PieceKind } from '../../contract/editorial.events.ts';
import { PublishPiece } from './publish-piece.command.ts';

const publishPieceRequest = requestBody({
  ...seenPiece,
  at: sentMoment().nullish().describe('without one now'),
});
type Request = z.infer<typeof publishPieceRequest>;

@ApiTags('console')
@Controller('api/console')
export class PublishPieceController {
  constructor(private readonly commands: CommandBus) {}

  @Post('news/publish')
  @Endpoint({
    summary: 'Publish a news post, now or later',
    access: 'moderator',
    response: pieceSavedAnswer,
    idempotent: true,
  })
  news(@Body({ schema: publishPieceRequest }) body: Request, @SentBy() sender: MemberSender) {
    return this.publish('news', body, sender);
  }

  @Post('reviews/publish')
  @Endpoint({
    summary: 'Publish a review, now or later',
    access: 'moderator',
    response: pieceSavedAnswer,
    idempotent: true,
  })
  review(@Body({ schema: publishPieceRequest }) body: Request, @SentBy() sender: MemberSender) {
    return this.publish('review', body, sender);
  }

  private async publish(
    kind: PieceKind,
    { id, version, at }: Request,
    sender: MemberSender,
  ): Promise<PieceSavedAnswer> {
    const command = new PublishPiece(sender, kind, id, version, at ? new Date(at) : null);
    return { status: 1, ...(await this.commands.execute(command)) };
  }
}
