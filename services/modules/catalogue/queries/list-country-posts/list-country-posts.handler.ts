import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CardLists } from '../card-lists.ts';
import { UnknownCountry } from '../catalogue-query-errors.ts';
import { ofType, postList, withValue } from '../post-lists.ts';
import { ListCountryPosts } from './list-country-posts.query.ts';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

@QueryHandler(ListCountryPosts)
export class ListCountryPostsHandler implements IQueryHandler<ListCountryPosts> {
  constructor(private readonly lists: CardLists) {}

  /** @throws UnknownCountry */
  async execute({ postType, country, sort, page }: ListCountryPosts): Promise<string> {
    const code = country.toLowerCase();
    if (!/^[a-z]{2}$/.test(code) || !regions.of(code.toUpperCase())) throw new UnknownCountry();
    const filter = withValue(ofType(postType), 'country', '$1 = any(countries)', code);
    return this.lists.page(postList(filter, sort), page);
  }
}
