import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { GetRatingSpread } from './get-rating-spread.query.ts';
import { type GetRatingSpreadRequest, getRatingSpreadRequest, ratingSpread } from './get-rating-spread.schema.ts';

@ApiTags('community')
@Controller('api/post')
export class GetRatingSpreadController {
  constructor(private readonly queries: QueryBus) {}

  @Post('ratings')
  @Endpoint({
    summary: 'How the votes on a title are spread over the grades, for each criterion',
    access: 'public',
    response: ratingSpread,
    readsFrom: ['rating-spread'],
  })
  @PublicDocument()
  ratings(@Body({ schema: getRatingSpreadRequest }) { post_id: postId }: GetRatingSpreadRequest): Promise<string> {
    return this.queries.execute(new GetRatingSpread(postId));
  }
}
