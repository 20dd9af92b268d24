import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListPages } from '../../../../platform/documents/list-pages.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { PublicDocument } from '../../../../platform/http/json-document.js';
import { pageNumber } from '../../../../platform/http/request-schema.js';
import { GENRES } from '../../events/genres.js';
import { cardPage } from '../card-shapes.js';
import { UnknownChannel, UnknownCountry, UnknownGenre } from '../catalogue-query-errors.js';
import { movies, ofType, postList, series, topList, withValue } from '../post-lists.js';
import * as schema from './list-posts.schema.js';

const readsFrom = ['title-cards'];
const TOP = 250;
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

@ApiTags('catalogue')
@Controller('api/post')
export class ListPostsController {
  constructor(private readonly lists: ListPages) {}

  @Post('index/:page')
  @Endpoint({ summary: 'A page of all movies', access: 'public', response: schema.postListAnswer, readsFrom })
  @PublicDocument()
  index(
    @Param('page', { schema: pageNumber }) page: number,
    @Body({ schema: schema.plainListRequest }) body: schema.OrderRequest,
  ) {
    return this.lists.page(postList(movies, schema.sortOf(body)), cardPage, page);
  }

  @Post('serials/:page')
  @Endpoint({ summary: 'A page of all series', access: 'public', response: schema.postListAnswer, readsFrom })
  @PublicDocument()
  serials(
    @Param('page', { schema: pageNumber }) page: number,
    @Body({ schema: schema.plainListRequest }) body: schema.OrderRequest,
  ) {
    return this.lists.page(postList(series, schema.sortOf(body)), cardPage, page);
  }

  @Post('genre')
  @Endpoint({
    summary: 'A page of the titles of a genre',
    access: 'public',
    response: schema.postListAnswer,
    readsFrom,
  })
  @PublicDocument()
  genre(@Body({ schema: schema.genreRequest }) body: schema.GenreRequest) {
    if (!Object.hasOwn(GENRES, body.name)) throw new UnknownGenre();
    const filter = withValue(ofType(body.type2), 'genre', '$1 = any(genres)', body.name);
    return this.lists.page(postList(filter, schema.sortOf(body)), cardPage, body.page);
  }

  @Post('country')
  @Endpoint({
    summary: 'A page of the titles of a country',
    access: 'public',
    response: schema.postListAnswer,
    readsFrom,
  })
  @PublicDocument()
  country(@Body({ schema: schema.countryRequest }) body: schema.CountryRequest) {
    const code = body.country.toLowerCase();
    if (!/^[a-z]{2}$/.test(code) || !regions.of(code.toUpperCase())) throw new UnknownCountry();
    const filter = withValue(ofType(body.post_type), 'country', '$1 = any(countries)', code);
    return this.lists.page(postList(filter, schema.sortOf(body)), cardPage, body.page);
  }

  @Post('channel')
  @Endpoint({
    summary: 'A page of the series of a channel',
    access: 'public',
    response: schema.postListAnswer,
    readsFrom,
  })
  @PublicDocument()
  async channel(@Body({ schema: schema.channelRequest }) body: schema.ChannelRequest) {
    const filter = withValue(series, 'channel', 'lower(channel) = lower($1)', body.channel.toLowerCase());
    const list = postList(filter, schema.sortOf(body));
    if ((await this.lists.count(list)) === 0) throw new UnknownChannel();
    return this.lists.page(list, cardPage, body.page);
  }

  @Post('top250/movie')
  @Endpoint({ summary: 'The 250 best movies', access: 'public', response: schema.postsAnswer, readsFrom })
  @PublicDocument()
  async topMovies(@Body({ schema: schema.emptyRequest }) _body: unknown) {
    return `{"posts":[${await this.lists.first(topList(movies, TOP), cardPage, TOP)}]}`;
  }

  @Post('top250/serial')
  @Endpoint({ summary: 'The 250 best series', access: 'public', response: schema.postsAnswer, readsFrom })
  @PublicDocument()
  async topSerials(@Body({ schema: schema.emptyRequest }) _body: unknown) {
    return `{"posts":[${await this.lists.first(topList(series, TOP), cardPage, TOP)}]}`;
  }
}
