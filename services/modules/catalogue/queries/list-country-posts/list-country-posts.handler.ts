import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { isCountryCode } from '../../domain/words/country-words.ts';
import { CardLists } from '../cards/card-lists.ts';
import { UnknownCountry } from '../catalogue-query-errors.ts';
import { ofType, postList, withValue } from '../post-lists.ts';
import { ListCountryPosts } from './list-country-posts.query.ts';

@QueryHandler(ListCountryPosts)
export class ListCountryPostsHandler implements IQueryHandler<ListCountryPosts> {
  constructor(private readonly lists: CardLists) {}

  /** @throws UnknownCountry */
  async execute({ postType, country, sort, page }: ListCountryPosts): Promise<Buffer> {
    const code = country.toLowerCase();
    if (!/^[a-z]{2}$/.test(code)) throw new UnknownCountry();
    const list = postList(withValue(ofType(postType), 'country', '$1 = any(countries)', code), sort);
    // The staff may have given a title the code of a country that is no more.
    if (!isCountryCode(code) && (await this.lists.count(list)) === 0) throw new UnknownCountry();
    return this.lists.page(list, page);
  }
}
