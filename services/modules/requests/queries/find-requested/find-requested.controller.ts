import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { postCard } from '#modules/catalogue/contract/post-card.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { queryBody } from '#platform/http/request-schema.ts';
import { titleRequest } from '../title-request.schema.ts';
import { FindRequested, type FoundRequested } from './find-requested.query.ts';

const findRequestedRequest = queryBody({
  link: z.string().max(2_000).describe('an id of a film database or an address there, as typed so far'),
});
const findRequestedAnswer = z.object({
  film_id: z.string().nullable().describe('null while what was typed is none'),
  post: postCard.nullable().describe('the title, when the site has it'),
  request: titleRequest.nullable().describe('the request, when others have wished for it'),
});

@ApiTags('requests')
@Controller('api/requests')
export class FindRequestedController {
  constructor(private readonly queries: QueryBus) {}

  @Post('find')
  @Endpoint({
    summary: 'What there is of a title by its id in a film database: on the site, or wished for',
    access: 'public',
    response: findRequestedAnswer,
    readsFrom: ['title-requests', 'title-pages', 'title-cards'],
  })
  find(
    @Body({ schema: findRequestedRequest }) { link }: z.infer<typeof findRequestedRequest>,
  ): Promise<FoundRequested> {
    return this.queries.execute(new FindRequested(link));
  }
}
