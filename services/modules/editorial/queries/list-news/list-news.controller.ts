import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { searchText } from '#platform/http/list-query.ts';
import { pageNumber, queryBody, slugText } from '#platform/http/request-schema.ts';
import { newsCategories } from '../../contract/news-categories.ts';
import { UnknownCategory } from '../editorial-query-errors.ts';
import { newsList } from '../news.schema.ts';
import { ListNews } from './list-news.query.ts';

const page = pageNumber.default(1);
const newsIndexRequest = queryBody({
  q: searchText.nullish().describe('part of a title or of what stands below it'),
  page,
});
const newsCategoryRequest = queryBody({ slug: slugText, page });

@ApiTags('news')
@Controller('api/news')
export class ListNewsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('index')
  @Endpoint({ summary: 'A page of the news', access: 'public', response: newsList, readsFrom: ['pieces'] })
  @PublicDocument()
  index(@Body({ schema: newsIndexRequest }) { q, page }: z.infer<typeof newsIndexRequest>): Promise<Buffer> {
    return this.queries.execute(new ListNews({ words: q ?? undefined }, page));
  }

  @Post('category')
  @Endpoint({
    summary: 'A page of the news of a category',
    access: 'public',
    response: newsList,
    readsFrom: ['pieces'],
  })
  @PublicDocument()
  category(
    @Body({ schema: newsCategoryRequest }) { slug, page }: z.infer<typeof newsCategoryRequest>,
  ): Promise<Buffer> {
    const category = newsCategories.find((known) => known === slug);
    if (!category) throw new UnknownCategory();
    return this.queries.execute(new ListNews({ category }, page));
  }
}
