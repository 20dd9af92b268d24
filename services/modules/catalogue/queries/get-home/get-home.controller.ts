import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { DocumentCache } from '../../../../platform/documents/document-cache.js';
import { ListPages, type OrderedList } from '../../../../platform/documents/list-pages.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { PublicDocument } from '../../../../platform/http/json-document.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { localName, postCard } from '../../events/post-card.js';
import { cardPage, heroPage } from '../card-shapes.js';
import { heroPost } from '../get-title/get-title.schema.js';
import { heroHome, heroMovies, heroSerials, shelves } from './shelves.js';

const homeAnswer = z.object({
  hero: z.array(heroPost),
  shelves: z.array(z.object({ id: z.string(), title: localName, href: z.string(), posts: z.array(postCard) })),
});
const sliderRequest = requestBody({});
const sliderAnswer = z.object({ posts: z.array(heroPost) });
const readsFrom = ['title-cards'];
const SHELF = 20;
const HERO = 8;

@ApiTags('catalogue')
@Controller('api')
export class GetHomeController {
  constructor(
    private readonly lists: ListPages,
    private readonly cache: DocumentCache,
  ) {}

  @Get('home')
  @Endpoint({ summary: 'Everything of the home page', access: 'public', response: homeAnswer, readsFrom })
  @PublicDocument()
  home(): Promise<string> {
    return this.cache.get({
      key: 'home',
      tags: ['lists', 'ratings'],
      load: () => this.compose(),
      sizeOf: (text) => text.length * 2,
    });
  }

  @Post('post/slider-movies')
  @Endpoint({ summary: 'Movies for the slider', access: 'public', response: sliderAnswer, readsFrom })
  @PublicDocument()
  sliderMovies(@Body({ schema: sliderRequest }) _body: unknown): Promise<string> {
    return this.slider(heroMovies);
  }

  @Post('post/slider-serials')
  @Endpoint({ summary: 'Series for the slider', access: 'public', response: sliderAnswer, readsFrom })
  @PublicDocument()
  sliderSerials(@Body({ schema: sliderRequest }) _body: unknown): Promise<string> {
    return this.slider(heroSerials);
  }

  private async slider(list: OrderedList): Promise<string> {
    return `{"posts":[${await this.lists.first(list, heroPage, HERO)}]}`;
  }

  /** A shelf with nothing on it is left out. */
  private async compose(): Promise<string> {
    const [hero, ...filled] = await Promise.all([
      this.lists.first(heroHome, heroPage, HERO),
      ...shelves.map(async ({ list, ...shelf }) => {
        const posts = await this.lists.first(list, cardPage, SHELF);
        return posts && `${JSON.stringify(shelf).slice(0, -1)},"posts":[${posts}]}`;
      }),
    ]);
    return `{"hero":[${hero}],"shelves":[${filled.filter(Boolean).join(',')}]}`;
  }
}
