import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListPages } from '../../../../platform/documents/list-pages.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { PublicDocument } from '../../../../platform/http/json-document.js';
import { slugText } from '../../../../platform/http/request-schema.js';
import { cardPage } from '../card-shapes.js';
import { UnknownPage } from '../catalogue-query-errors.js';
import { curatedList, isCuratedPage } from '../curated-pages.js';
import { type CuratedRequest, curatedRequest, postListAnswer, sortOf } from './list-posts.schema.js';

@ApiTags('catalogue')
@Controller('api/pages')
export class CuratedPagesController {
  constructor(private readonly lists: ListPages) {}

  @Post(':page_name')
  @Endpoint({ summary: 'A curated page', access: 'public', response: postListAnswer, readsFrom: ['title-cards'] })
  @PublicDocument()
  page(@Param('page_name', { schema: slugText }) name: string, @Body({ schema: curatedRequest }) body: CuratedRequest) {
    if (!isCuratedPage(name)) throw new UnknownPage();
    return this.lists.page(curatedList(name, sortOf(body)), cardPage, body.page);
  }
}
