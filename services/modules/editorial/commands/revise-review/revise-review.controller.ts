import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type PieceSavedAnswer, pieceSavedAnswer, seenPiece } from '../../application/piece.schema.ts';
import { reviewFields, reviewOf } from '../../application/review.schema.ts';
import { ReviseReview } from './revise-review.command.ts';

const reviseReviewRequest = requestBody({ ...seenPiece, ...reviewFields });

@ApiTags('console')
@Controller('api/console/reviews')
export class ReviseReviewController {
  constructor(private readonly commands: CommandBus) {}

  @Post('revise')
  @Endpoint({
    summary: 'Replace what a review says',
    access: 'moderator',
    response: pieceSavedAnswer,
    idempotent: true,
  })
  async revise(
    @Body({ schema: reviseReviewRequest }) { id, version, ...review }: z.infer<typeof reviseReviewRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<PieceSavedAnswer> {
    return { status: 1, ...(await this.commands.execute(new ReviseReview(sender, id, version, reviewOf(review)))) };
  }
}
