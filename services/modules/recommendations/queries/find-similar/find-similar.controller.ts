import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { recommendedPosts } from '../recommended-post.schema.ts';
import { FindSimilar } from './find-similar.query.ts';
import { type FindSimilarRequest, findSimilarRequest } from './find-similar.schema.ts';

const readsFrom = ['title-features', 'title-cards', 'people'];

@ApiTags('recommendations')
@Controller('api/post')
export class FindSimilarController {
  constructor(private readonly queries: QueryBus) {}

  @Post('similarMovies')
  @Endpoint({
    summary: 'Movies like this one, each with a reason',
    access: 'public',
    response: recommendedPosts,
    readsFrom,
  })
  @PublicDocument()
  movies(@Body({ schema: findSimilarRequest }) { post_id: postId }: FindSimilarRequest): Promise<string> {
    return this.queries.execute(new FindSimilar(1, postId));
  }

  @Post('similarSerials')
  @Endpoint({
    summary: 'Series like this one, each with a reason',
    access: 'public',
    response: recommendedPosts,
    readsFrom,
  })
  @PublicDocument()
  serials(@Body({ schema: findSimilarRequest }) { post_id: postId }: FindSimilarRequest): Promise<string> {
    return this.queries.execute(new FindSimilar(2, postId));
  }
}
