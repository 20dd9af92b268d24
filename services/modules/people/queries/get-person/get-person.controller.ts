import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListPages, type ListShape } from '../../../../platform/documents/list-pages.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { JsonDocument } from '../../../../platform/http/json-document.js';
import { pageNumber, slugText } from '../../../../platform/http/request-schema.js';
import { personAnswer, personPostsAnswer, personRequest } from './get-person.schema.js';
import { PersonQuery } from './person.query.js';

const readsFrom = ['people'];
const postsReadFrom = ['people', 'title-cards'];
const postsPage: ListShape = {
  field: 'posts',
  pageSize: 24,
  rowsSql: 'select id, card as json from read.title_card where id = any($1::int[]) and card is not null',
  tagOf: (id) => `title:${id}`,
};
const POSTS = `
  select c.id from read.person_credit p join read.title_card c on c.id = p.title_id
  where p.person_id = $1 and c.post_type = $2 and c.listed order by c.release_year desc, c.popularity desc, c.id desc`;

/** One page for every profession: the two calls by profession of specification §7 answer alike. */
@ApiTags('people')
@Controller('api/person')
export class GetPersonController {
  constructor(
    private readonly people: PersonQuery,
    private readonly lists: ListPages,
  ) {}

  @Post('getActor/:name')
  @Endpoint({ summary: 'A player', access: 'public', response: personAnswer, readsFrom })
  @JsonDocument()
  actor(
    @Param('name', { schema: slugText }) slug: string,
    @Body({ schema: personRequest }) _body: unknown,
  ): Promise<string> {
    return this.people.document(slug);
  }

  @Post('getDirector/:name')
  @Endpoint({ summary: 'A director', access: 'public', response: personAnswer, readsFrom })
  @JsonDocument()
  director(
    @Param('name', { schema: slugText }) slug: string,
    @Body({ schema: personRequest }) _body: unknown,
  ): Promise<string> {
    return this.people.document(slug);
  }

  @Post('getActorMovies/:name/:page')
  @Endpoint({
    summary: 'Movies a person has a part in',
    access: 'public',
    response: personPostsAnswer,
    readsFrom: postsReadFrom,
  })
  @JsonDocument()
  movies(
    @Param('name', { schema: slugText }) slug: string,
    @Param('page', { schema: pageNumber }) page: number,
    @Body({ schema: personRequest }) _body: unknown,
  ): Promise<string> {
    return this.posts(slug, 1, page);
  }

  @Post('getActorSerials/:name/:page')
  @Endpoint({
    summary: 'Series a person has a part in',
    access: 'public',
    response: personPostsAnswer,
    readsFrom: postsReadFrom,
  })
  @JsonDocument()
  serials(
    @Param('name', { schema: slugText }) slug: string,
    @Param('page', { schema: pageNumber }) page: number,
    @Body({ schema: personRequest }) _body: unknown,
  ): Promise<string> {
    return this.posts(slug, 2, page);
  }

  private async posts(slug: string, postType: 1 | 2, page: number): Promise<string> {
    const { id } = await this.people.bySlug(slug);
    const list = {
      key: `posts of ${id} ${postType}`,
      tags: ['lists', `person:${slug}`],
      sql: POSTS,
      parameters: [id, postType],
    };
    return this.lists.page(list, postsPage, page);
  }
}
