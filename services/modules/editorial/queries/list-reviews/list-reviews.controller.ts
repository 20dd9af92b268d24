import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { RELEASE_DATE, withoutReleaseDate } from '#modules/catalogue/contract/titles/release-date.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';
import { reviewCard, reviewOrderField } from '../review.schema.ts';
import { ListReviews, type ReviewPage } from './list-reviews.query.ts';

const listReviewsRequest = queryBody({
  page: pageNumber.default(1),
  field: z
    .enum([...reviewOrderField.options, 'created_at', RELEASE_DATE])
    .default('published_at')
    .describe('`created_at` is another name of `published_at`'),
  type: z.enum(['asc', 'desc']).default('desc'),
});
const listReviewsAnswer = z
  .object({ reviews: z.array(reviewCard), max_page: z.number().int(), total: z.number().int() })
  .meta({ id: 'ReviewList' });

@ApiTags('reviews')
@Controller('api/post')
export class ListReviewsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('reviews')
  @Endpoint({
    summary: 'A page of reviews',
    access: 'public',
    response: listReviewsAnswer,
    readsFrom: ['pieces', 'title-cards'],
  })
  reviews(
    @Body({ schema: listReviewsRequest }) { page, field, type }: z.infer<typeof listReviewsRequest>,
  ): Promise<ReviewPage> {
    const order = field === 'created_at' ? 'published_at' : withoutReleaseDate(field);
    return this.queries.execute(new ListReviews({ field: order, direction: type }, page));
  }
}
