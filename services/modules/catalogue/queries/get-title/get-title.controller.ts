import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { PublicDocument } from '../../../../platform/http/json-document.js';
import { slugText } from '../../../../platform/http/request-schema.js';
import { titleAnswer, titleRequest } from './get-title.schema.js';
import { TitlePageQuery } from './title-page.query.js';

const readsFrom = ['title-pages'];

@ApiTags('catalogue')
@Controller('api/post')
export class GetTitleController {
  constructor(private readonly pages: TitlePageQuery) {}

  @Post('getMovie/:slug')
  @Endpoint({ summary: 'The page of a movie', access: 'public', response: titleAnswer, readsFrom })
  @PublicDocument()
  movie(
    @Param('slug', { schema: slugText }) slug: string,
    @Body({ schema: titleRequest }) _body: unknown,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<string> {
    return this.pages.bySlug(1, slug, viewer?.userId ?? null);
  }

  @Post('getSerial/:slug')
  @Endpoint({ summary: 'The page of a series', access: 'public', response: titleAnswer, readsFrom })
  @PublicDocument()
  serial(
    @Param('slug', { schema: slugText }) slug: string,
    @Body({ schema: titleRequest }) _body: unknown,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<string> {
    return this.pages.bySlug(2, slug, viewer?.userId ?? null);
  }
}
