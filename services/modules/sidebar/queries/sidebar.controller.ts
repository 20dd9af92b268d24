import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListPages, type OrderedList } from '../../../platform/documents/list-pages.js';
import { Endpoint } from '../../../platform/http/endpoint.decorator.js';
import { PublicDocument } from '../../../platform/http/json-document.js';
import * as schema from './sidebar.schema.js';
import { SidebarBlocksQuery } from './sidebar-blocks.query.js';

const readsFrom = ['title-cards'];
const MOST = 10;
const cards = {
  field: 'posts',
  rowsSql: 'select id, card as json from read.title_card where id = any($1::int[]) and card is not null',
  tagOf: (id: number) => `title:${id}`,
};
const block = (key: string, where: string, order: string): OrderedList => ({
  key: `sidebar ${key}`,
  tags: ['lists'],
  sql: `select id from read.title_card where listed and ${where} order by ${order} desc, id desc limit ${MOST}`,
});
const updatedSerials = block('updated serials', 'post_type = 2 and files > 0', 'updated_at');
const updatedMovies = block('updated movies', 'post_type = 1 and files > 0', 'updated_at');
const dubbedMovies = block('dubbed movies', 'post_type = 1 and dubbed', 'dubbed_at');

@ApiTags('sidebar')
@Controller('api/sidebar')
export class SidebarController {
  constructor(
    private readonly lists: ListPages,
    private readonly blocks: SidebarBlocksQuery,
  ) {}

  @Post('lastUpdatedSerials')
  @Endpoint({ summary: 'Series with the newest files', access: 'public', response: schema.postsAnswer, readsFrom })
  @PublicDocument()
  lastUpdatedSerials(@Body({ schema: schema.blockRequest }) _body: unknown): Promise<string> {
    return this.posts(updatedSerials);
  }

  @Post('lastUpdatedMovies')
  @Endpoint({ summary: 'Movies with the newest files', access: 'public', response: schema.postsAnswer, readsFrom })
  @PublicDocument()
  lastUpdatedMovies(@Body({ schema: schema.blockRequest }) _body: unknown): Promise<string> {
    return this.posts(updatedMovies);
  }

  @Post('lastDubbedMovies')
  @Endpoint({ summary: 'Movies dubbed most recently', access: 'public', response: schema.postsAnswer, readsFrom })
  @PublicDocument()
  lastDubbedMovies(@Body({ schema: schema.blockRequest }) _body: unknown): Promise<string> {
    return this.posts(dubbedMovies);
  }

  @Post('serialsAirProgram')
  @Endpoint({ summary: 'Running series by weekday', access: 'public', response: schema.airProgramAnswer, readsFrom })
  @PublicDocument()
  serialsAirProgram(@Body({ schema: schema.blockRequest }) _body: unknown): Promise<string> {
    return this.blocks.airProgram();
  }

  @Post('stats')
  @Endpoint({
    summary: 'How much there is',
    access: 'public',
    response: schema.statsAnswer,
    readsFrom: ['title-cards', 'title-pages', 'people'],
  })
  @PublicDocument()
  stats(@Body({ schema: schema.blockRequest }) _body: unknown): Promise<string> {
    return this.blocks.stats();
  }

  @Post('genres')
  @Endpoint({
    summary: 'Genres with their number of titles',
    access: 'public',
    response: schema.genresAnswer,
    readsFrom,
  })
  @PublicDocument()
  genres(@Body({ schema: schema.genresRequest }) body: schema.GenresRequest): Promise<string> {
    return this.blocks.genres(body.type);
  }

  @Get('getLatestYears')
  @Endpoint({ summary: 'The latest years of release', access: 'public', response: schema.yearsAnswer, readsFrom })
  @PublicDocument()
  latestYears(): Promise<string> {
    return this.blocks.latestYears();
  }

  private async posts(list: OrderedList): Promise<string> {
    return `{"posts":[${await this.lists.first(list, cards, MOST)}]}`;
  }
}
