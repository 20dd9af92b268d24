import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { ListAwardTitles } from './list-award-titles.query.ts';
import { awardTitlesAnswer, type ListAwardTitlesRequest, listAwardTitlesRequest } from './list-award-titles.schema.ts';

@ApiTags('sidebar')
@Controller('api/sidebar')
export class ListAwardTitlesController {
  constructor(private readonly queries: QueryBus) {}

  @Post('awardsTitles')
  @Endpoint({
    summary: 'The awards of a ceremony, the best known first, with how many titles won and were nominated',
    access: 'public',
    response: awardTitlesAnswer,
    readsFrom: ['awards', 'ceremonies', 'title-cards'],
  })
  @PublicDocument()
  titles(@Body({ schema: listAwardTitlesRequest }) { type }: ListAwardTitlesRequest): Promise<string> {
    return this.queries.execute(new ListAwardTitles(type));
  }
}
