import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { queryBody, slugText } from '#platform/http/request-schema.ts';
import { newsCard, newsPost } from '../news.schema.ts';
import { GetNewsPost } from './get-news-post.query.ts';

const getNewsPostRequest = queryBody({ slug: slugText });
const getNewsPostAnswer = z
  .object({ post: newsPost, more: z.array(newsCard).describe('what to read next') })
  .meta({ id: 'NewsPostAnswer' });

@ApiTags('news')
@Controller('api/news')
export class GetNewsPostController {
  constructor(private readonly queries: QueryBus) {}

  @Post('view')
  @Endpoint({ summary: 'A news post', access: 'public', response: getNewsPostAnswer, readsFrom: ['pieces'] })
  @PublicDocument()
  view(@Body({ schema: getNewsPostRequest }) { slug }: z.infer<typeof getNewsPostRequest>): Promise<string> {
    return this.queries.execute(new GetNewsPost(slug));
  }
}
