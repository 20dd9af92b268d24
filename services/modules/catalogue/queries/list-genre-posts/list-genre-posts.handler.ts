import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import { refOf } from '../../contract/genres/genre-vocabulary.ts';
import { CardLists } from '../cards/card-lists.ts';
import { UnknownGenre } from '../catalogue-query-errors.ts';
import { ofType, postList, withValue } from '../post-lists.ts';
import { ListGenrePosts } from './list-genre-posts.query.ts';

@QueryHandler(ListGenrePosts)
export class ListGenrePostsHandler implements IQueryHandler<ListGenrePosts> {
  constructor(
    private readonly lists: CardLists,
    private readonly names: GenreNames,
  ) {}

  /** Of a genre that was merged into another it answers with that one. @throws UnknownGenre */
  async execute({ postType, genre: asked, sort, page }: ListGenrePosts): Promise<Buffer> {
    const genre = (await this.names.vocabulary()).find(asked);
    if (!genre) throw new UnknownGenre();
    const filter = withValue(ofType(postType), 'genre', '$1 = any(genres)', genre.slug);
    const list = { ...postList(filter, sort), head: `"genre":${JSON.stringify(refOf(genre))},` };
    return this.lists.page(list, page);
  }
}
