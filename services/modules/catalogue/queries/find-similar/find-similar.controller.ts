import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListPages, type OrderedList } from '../../../../platform/documents/list-pages.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { PublicDocument } from '../../../../platform/http/json-document.js';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { cardPage } from '../card-shapes.js';
import { postsAnswer } from '../list-posts/list-posts.schema.js';

const similarRequest = requestBody({ post_id: entityId });
const MOST = 12;

/**
 * Titles that share people or genres. Weighed are the best known of the genres and all that share people, not the whole
 * catalogue: among tens of thousands the rest could not win.
 */
const SIMILAR = `
  with own as (select * from read.title_card where id = $1 and listed and post_type = $2),
  candidates as (
    (select c.* from read.title_card c, own where c.people && own.people and c.post_type = own.post_type and c.listed limit 200)
    union
    (select c.* from read.title_card c, own where c.genres && own.genres and c.post_type = own.post_type and c.listed
     order by c.popularity desc, c.id limit 300)
  )
  select c.id from candidates c, own where c.id <> own.id
  order by 3.0 * cardinality(array(select unnest(c.genres) intersect select unnest(own.genres)))
      + 2.5 * least(3, cardinality(array(select unnest(c.people) intersect select unnest(own.people))))
      + 1.5 * (c.countries && own.countries)::int + c.popularity / 30 - abs(c.release_year - own.release_year) / 12.0 desc, c.id
  limit ${MOST}`;

const readsFrom = ['title-cards'];

@ApiTags('catalogue')
@Controller('api/post')
export class FindSimilarController {
  constructor(private readonly lists: ListPages) {}

  @Post('similarMovies')
  @Endpoint({ summary: 'Movies like this one', access: 'public', response: postsAnswer, readsFrom })
  @PublicDocument()
  movies(@Body({ schema: similarRequest }) body: { post_id: number }): Promise<string> {
    return this.similar(body.post_id, 1);
  }

  @Post('similarSerials')
  @Endpoint({ summary: 'Series like this one', access: 'public', response: postsAnswer, readsFrom })
  @PublicDocument()
  serials(@Body({ schema: similarRequest }) body: { post_id: number }): Promise<string> {
    return this.similar(body.post_id, 2);
  }

  private async similar(id: number, postType: number): Promise<string> {
    const list: OrderedList = {
      key: `similar ${postType} ${id}`,
      tags: ['lists'],
      sql: SIMILAR,
      parameters: [id, postType],
    };
    return `{"posts":[${await this.lists.first(list, cardPage, MOST)}]}`;
  }
}
