import { Body, Controller, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { slugText } from '#platform/http/request-schema.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetTitle } from './get-title.query.ts';
import { titleAnswer, titleRequest } from './get-title.schema.ts';

const readsFrom = ['title-pages', 'ceremonies'];

@ApiTags('catalogue')
@Controller('api/post')
export class GetTitleController {
  constructor(private readonly queries: QueryBus) {}

  @Post('getMovie/:slug')
  @Endpoint({ summary: 'The page of a movie', access: 'public', response: titleAnswer, readsFrom })
  @PublicDocument((slug) => new GetTitle(1, slug, null))
  movie(
    @Param('slug', { schema: slugText }) slug: string,
    @Body({ schema: titleRequest }) _body: unknown,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<Buffer | string> {
    return this.queries.execute(new GetTitle(1, slug, viewer?.userId ?? null));
  }

  @Post('getSerial/:slug')
  @Endpoint({ summary: 'The page of a series', access: 'public', response: titleAnswer, readsFrom })
  @PublicDocument((slug) => new GetTitle(2, slug, null))
  serial(
    @Param('slug', { schema: slugText }) slug: string,
    @Body({ schema: titleRequest }) _body: unknown,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<Buffer | string> {
    return this.queries.execute(new GetTitle(2, slug, viewer?.userId ?? null));
  }
}
