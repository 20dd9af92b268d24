import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { queryBody } from '#platform/http/request-schema.ts';
import { type ReviewCard, reviewCard } from '../review.schema.ts';
import { GetLatestReviews } from './get-latest-reviews.query.ts';

const latestReviewsRequest = queryBody({});
const latestReviewsAnswer = z.object({ reviews: z.array(reviewCard) });

@ApiTags('sidebar')
@Controller('api/sidebar')
export class GetLatestReviewsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('reviews')
  @Endpoint({
    summary: 'The newest reviews',
    access: 'public',
    response: latestReviewsAnswer,
    readsFrom: ['pieces', 'title-cards'],
  })
  async reviews(@Body({ schema: latestReviewsRequest }) _body: unknown): Promise<{ reviews: ReviewCard[] }> {
    return { reviews: await this.queries.execute(new GetLatestReviews()) };
  }
}
