import { Query } from '@nestjs/cqrs';

/** The newest news as a feed (RSS 2.0): its text. */
export class GetNewsFeed extends Query<string> {
  constructor(
    readonly language: 'fa' | 'en',
    /** The site's address, without a slash at the end. */
    readonly site: string,
  ) {
    super();
  }
}
