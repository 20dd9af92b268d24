import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type PieceSavedAnswer, pieceSavedAnswer } from '../../application/piece.schema.ts';
import { reviewFields, reviewOf } from '../../application/review.schema.ts';
import { AddReview } from './add-review.command.ts';

const addReviewRequest = requestBody({ title_id: entityId, ...reviewFields });

@ApiTags('console')
@Controller('api/console')
export class AddReviewController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reviews')
  @Endpoint({
    summary: 'Begin the review of a title: a draft',
    access: 'moderator',
    response: pieceSavedAnswer,
    idempotent: true,
  })
  async add(
    @Body({ schema: addReviewRequest }) { title_id, ...review }: z.infer<typeof addReviewRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<PieceSavedAnswer> {
    return { status: 1, ...(await this.commands.execute(new AddReview(sender, title_id, reviewOf(review)))) };
  }
}
