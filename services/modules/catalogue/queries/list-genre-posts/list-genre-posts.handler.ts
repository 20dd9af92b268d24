import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListPages } from '#platform/documents/list-pages.ts';
import { GENRES } from '../../contract/genres.ts';
import { cardPage } from '../card-shapes.ts';
import { UnknownGenre } from '../catalogue-query-errors.ts';
import { ofType, postList, withValue } from '../post-lists.ts';
import { ListGenrePosts } from './list-genre-posts.query.ts';

@QueryHandler(ListGenrePosts)
export class ListGenrePostsHandler implements IQueryHandler<ListGenrePosts> {
  constructor(private readonly lists: ListPages) {}

  /** @throws UnknownGenre */
  async execute({ postType, genre, sort, page }: ListGenrePosts): Promise<string> {
    if (!Object.hasOwn(GENRES, genre)) throw new UnknownGenre();
    const filter = withValue(ofType(postType), 'genre', '$1 = any(genres)', genre);
    return this.lists.page(postList(filter, sort), cardPage, page);
  }
}
