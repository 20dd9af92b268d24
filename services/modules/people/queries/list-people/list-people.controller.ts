import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ListPages, type ListShape } from '../../../../platform/documents/list-pages.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { PublicDocument } from '../../../../platform/http/json-document.js';
import { pageNumber, requestBody, slugText } from '../../../../platform/http/request-schema.js';
import { personRef } from '../../../catalogue/events/post-card.js';
import { UnknownPeopleList } from '../people-query-errors.js';

const peopleRequest = requestBody({ page: pageNumber.default(1) });
const peopleAnswer = z.object({
  people: z.array(z.object({ ...personRef.shape, posts_count: z.number().int() })),
  max_page: z.number().int(),
  total: z.number().int(),
});

/** A player of unknown gender is listed with the actors. */
const PROFESSIONS: Record<string, string> = {
  actors: `acts and gender is distinct from 'f'`,
  actresses: `acts and gender = 'f'`,
  directors: 'directs',
  writers: 'writes',
};
const peoplePage: ListShape = {
  field: 'people',
  pageSize: 36,
  rowsSql: `select id, left(ref, -1) || ',"posts_count":' || (movies_count + serials_count) || '}' as json
    from read.person where id = any($1::int[]) and ref is not null`,
  tagOf: (id) => `person:${id}`,
};

@ApiTags('people')
@Controller('api/person')
export class ListPeopleController {
  constructor(private readonly lists: ListPages) {}

  @Post('list/:type')
  @Endpoint({
    summary: 'People of a profession, the best known first',
    access: 'public',
    response: peopleAnswer,
    readsFrom: ['people'],
  })
  @PublicDocument()
  list(
    @Param('type', { schema: slugText }) type: string,
    @Body({ schema: peopleRequest }) body: { page: number },
  ): Promise<string> {
    const where = Object.hasOwn(PROFESSIONS, type) ? PROFESSIONS[type] : undefined;
    if (!where) throw new UnknownPeopleList();
    const sql = `select id from read.person where slug is not null and ${where} order by prominence desc, id`;
    return this.lists.page({ key: `people ${type}`, tags: ['people'], sql }, peoplePage, body.page);
  }
}
